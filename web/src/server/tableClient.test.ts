import { expect, test } from "vitest";
import type { Frame, Snapshot, TableStatus } from "./generated/protocol";
import type { GameUpdate } from "./game";
import { TableClient } from "./tableClient.svelte";

const TABLE: TableStatus = {
  code: "ABCDEF",
  phase: "playing",
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
  client.receive({ type: "welcome", version: 1, you: 0, seq: 5, now: Date.now() });
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
