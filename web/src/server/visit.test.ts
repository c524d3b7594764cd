import { expect, test } from "vitest";
import { Kind } from "./generated/meanings";
import type { Frame, Snapshot, TableTold } from "./generated/protocol";
import { Visit, type Event, type Happening } from "./visit.svelte";

const TABLE: TableTold = {
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
const START = { game: "mascarade" as const, edition: 2, players: NAMES, masks: [], cards: [], seed: "0" };
const BEGAN = { type: "began" as const, game: 1, start: START, seal: "f00" };

function event(kind: number, a = 0, b = 0): Event {
  return [kind, 0, a, b, 0, -1, 0];
}

function frame(seq: number, more: Partial<Frame> = {}): Frame {
  return { type: "frame", seq, at: 0, told: { type: "moved", game: 1, decision: 0, player: 0, by: "bot" }, ...more };
}

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return { type: "snapshot", seq: 5, at: 0, table: TABLE, began: BEGAN, ...more };
}

function visiting(more: Partial<Snapshot> = {}): Visit {
  const visit = new Visit("ABCDEF");
  visit.hear({ type: "welcome", version: 1, you: 0, seq: 5, now: Date.now() });
  visit.hear(snapshot(more));
  return visit;
}

test("a guest knows their seat, and whether they host", () => {
  const visit = visiting();

  expect([visit.seat, visit.isHost, visit.chair?.guest]).toEqual([1, true, 0]);
});

test("a frame that was heard before is not heard again", () => {
  const visit = visiting();

  visit.hear(frame(6, { since: 0, events: [event(Kind.TURN)] }));
  visit.hear(frame(6, { since: 0, events: [event(Kind.TURN)] }));

  expect(visit.heard.map(({ number }) => number)).toEqual([0]);
});

test("what the table has forgotten is nowhere in the visit", () => {
  const visit = visiting({ events: [event(Kind.TURN), event(Kind.LOOKED), event(Kind.TURN)], remembered: 2 });
  expect(visit.heard.map(({ number }) => number)).toEqual([2]);

  visit.hear(frame(6, { since: 3, events: [event(Kind.PASSED), event(Kind.TURN)], remembered: 4 }));

  expect(visit.heard.map(({ number }) => number)).toEqual([4]);
});

test("an event remembers who sat where when it happened", () => {
  const visit = visiting({ events: [event(Kind.TURN), event(Kind.MOVED, 0, 2), event(Kind.TURN)] });

  expect(visit.heard.map(({ playerAt }) => playerAt)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [2, 1, 0, 3],
  ]);
});

test("whoever watches is told what happens, and when to look anew", () => {
  const visit = visiting();
  const told: (Happening | null)[] = [];
  visit.watch((happening) => told.push(happening));

  visit.hear(frame(6, { since: 0, events: [event(Kind.TURN)] }));
  visit.hear(snapshot({ seq: 9 }));

  expect(told[0]?.heard).toHaveLength(1);
  expect(told.at(-1)).toBeNull();
});

test("a frame without a number of a decision speaks of the first one", () => {
  const visit = visiting({ decision: 7 });

  visit.hear(frame(6, { told: BEGAN }));

  expect(visit.decision).toBe(0);
});

test("being turned away says why", () => {
  const visit = new Visit("ABCDEF");

  visit.hear({ type: "refused", id: null, code: "no-table", seq: 0, text: "there is no such table" });

  expect(visit.refusal?.code).toBe("no-table");
});

test("who has left is still called by their name", () => {
  const visit = visiting();

  visit.hear(frame(6, { told: { type: "said", guest: 0, text: "Good night" } }));
  visit.hear(frame(7, { told: { type: "guest", guest: 0, what: "left" }, table: { ...TABLE, guests: [] } }));

  expect(visit.talk.map(({ who }) => who)).toEqual(["Ann", "Ann"]);
});
