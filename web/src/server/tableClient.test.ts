import { expect, test } from "vitest";
import type { Agreement, Asked, Frame, Snapshot, TableStatus } from "./generated/protocol";
import type { GameUpdate } from "./game";
import { mutedGuests } from "./mutedGuests.svelte";
import { TableClient } from "./tableClient.svelte";

const TABLE: TableStatus = {
  code: "ABCDEF",
  phase: "playing",
  agreed: 1,
  agreement: {},
  host: 0,
  guests: [{ number: 0, name: "Ann", online: true, seat: 1 }],
  chairs: [{ bot: "honest" }, { guest: 0 }, { bot: "honest" }, { bot: "honest" }],
  locked: false,
  paused: false,
  votes: [],
  games: 1,
};
const NAMES = ["Bob", "Ann", "Cléa", "Dan"];
const START = { game: "any", players: NAMES };
const BEGAN = { type: "began" as const, game: 1, start: START, seal: "f00" };

const EVENT: NonNullable<Frame["events"]>[number] = [1, 0, 0, 0, 0, -1, 0];

function frame(seq: number, more: Partial<Frame> = {}): Frame {
  return { type: "frame", seq, at: 0, told: { type: "moved", game: 1, decision: 0, player: 0, by: "bot" }, ...more };
}

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return { type: "snapshot", seq: 5, at: 0, table: TABLE, began: BEGAN, ...more };
}

function connectedClient(more: Partial<Snapshot> = {}): TableClient {
  const client = new TableClient("ABCDEF");
  client.receive({ type: "welcome", version: 3, you: 0, viewer: 1, seq: 5, now: Date.now() });
  client.receive(snapshot(more));
  return client;
}

test("a guest knows their seat, and whether they host", () => {
  const client = connectedClient();

  expect([client.seat, client.isHost, client.chair?.guest]).toEqual([1, true, 0]);
});

test("a frame that was received before is not taken again", () => {
  const client = connectedClient();

  client.receive(frame(6, { since: 0, events: [EVENT] }));
  client.receive(frame(6, { since: 0, events: [EVENT] }));

  expect(client.events.map(({ number }) => number)).toEqual([0]);
});

test("what the table has forgotten, the client has forgotten", () => {
  const client = connectedClient({ events: [EVENT, EVENT, EVENT], remembered: 2 });
  expect(client.events.map(({ number }) => number)).toEqual([2]);

  client.receive(frame(6, { since: 3, events: [EVENT, EVENT], remembered: 4 }));

  expect(client.events.map(({ number }) => number)).toEqual([4]);
});

const question = (decision: number): Asked => ({ type: "question", game: 1, decision, question: { kind: "bid", options: [3, 7] } });

test("the viewer is whom the server said last, before the view", () => {
  const client = connectedClient({ view: { decider: 0 } });
  expect(client.view?.viewer).toBe(1);

  client.receive({ type: "viewer", viewer: 15 });
  client.receive(frame(6, { view: { decider: 1 } }));

  expect(client.view?.viewer).toBe(15);
});

test("a question follows its view, and is over with the next one", () => {
  const client = connectedClient({ view: { decider: 1 } });
  const told: (GameUpdate | null)[] = [];
  client.subscribe((update) => told.push(update));
  expect(client.isAsked).toBe(false);

  client.receive(question(0));
  expect([client.isAsked, told.at(-1)?.view?.question?.options]).toEqual([true, [3, 7]]);
  client.receive(frame(6, { told: { type: "said", guest: 0, text: "Hm" } }));
  expect(client.isAsked).toBe(true);
  client.receive(frame(7, { view: { decider: 0 } }));
  expect(client.isAsked).toBe(false);
});

test("a question that comes again after a reconnection changes nothing", () => {
  const client = connectedClient({ view: { decider: 1 } });
  client.receive(question(0));
  const { view } = client;

  client.receive({ type: "welcome", version: 3, you: 0, viewer: 1, seq: 5, now: Date.now() });
  client.receive(question(0));

  expect(client.view).toBe(view);
});

test("what was agreed on stays until it changes", () => {
  const agreement: Agreement = { players: 6 };
  const table = { ...TABLE };
  delete table.agreement;
  const client = connectedClient({ table: { ...table, agreement } });

  client.receive(frame(6, { table }));
  expect(client.table?.agreement).toBe(agreement);
  client.receive(frame(7, { table: { ...table, agreement: { players: 4 } } }));

  expect(client.table?.agreement.players).toBe(4);
});

test("a subscriber hears of updates, and when to start again", () => {
  const client = connectedClient();
  const told: (GameUpdate | null)[] = [];
  client.subscribe((update) => told.push(update));

  client.receive(frame(6, { since: 0, events: [EVENT] }));
  client.receive(snapshot({ seq: 9 }));

  expect(told[0]?.events).toHaveLength(1);
  expect(told.at(-1)).toBeNull();
});

test("a frame without a decision number means the first decision", () => {
  const client = connectedClient({ decision: 7 });

  client.receive(frame(6, { told: BEGAN }));

  expect(client.decision).toBe(0);
});

test("a refused connection says why", () => {
  const client = new TableClient("ABCDEF");

  client.receive({ type: "refused", id: null, code: "no-table", seq: 0, text: "there is no such table" });

  expect(client.refusal?.code).toBe("no-table");
});

test("a guest who left keeps their name", () => {
  const client = connectedClient();

  client.receive(frame(6, { told: { type: "said", guest: 0, text: "Good night" } }));
  client.receive(frame(7, { told: { type: "guest", guest: 0, what: "left" }, table: { ...TABLE, guests: [] } }));

  expect(client.talk.map(({ who }) => who)).toEqual(["Ann", "Ann"]);
});

test("what a muted guest says is hidden, and comes back when they are unmuted", () => {
  const client = connectedClient();
  client.receive(frame(6, { told: { type: "said", guest: 3, text: "boo" } }));
  client.receive(frame(7, { told: { type: "phrase", guest: 3, phrase: "liar" } }));
  client.receive(frame(8, { told: { type: "guest", guest: 3, what: "voted" } }));

  mutedGuests.set("ABCDEF", 3, true);
  expect(client.talk.map(({ seq }) => seq)).toEqual([8]);
  mutedGuests.set("ABCDEF", 3, false);
  expect(client.talk.map(({ seq }) => seq)).toEqual([6, 7, 8]);
});

test("whoever has asked for a seat is not offered it again", () => {
  const guests = [{ number: 0, name: "Cléa", online: true }];
  const watching = { ...TABLE, guests, chairs: TABLE.chairs.map(() => ({ bot: "honest" })), agreement: { take_over: "host" as const } };
  const offered = (table: TableStatus) => connectedClient({ table }).seatsToTake.map(({ seat }) => seat);

  expect(offered({ ...watching, host: 1 })).toEqual([0, 1, 2, 3]);
  expect(offered({ ...watching, host: 1, requests: [{ guest: 0, seat: 2 }] })).toEqual([0, 1, 3]);
  expect(offered({ ...watching, host: 1, guests: [{ number: 0, name: "Cléa", online: true, declined: true }] })).toEqual([]);
});
