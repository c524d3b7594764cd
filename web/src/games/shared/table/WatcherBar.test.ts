import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { say, speaking } from "../../../i18n/language.svelte";
import type { GuestStatus, TableStatus } from "../../../server/generated/protocol";
import { TableClient } from "../../../server/tableClient.svelte";
import WatcherBar from "./WatcherBar.svelte";

const LEA: GuestStatus = { number: 1, name: "Léa", online: true };
const TABLE: TableStatus = {
  code: "ABCDEF",
  phase: "playing",
  agreed: 1,
  agreement: { take_over: "host" },
  host: 0,
  guests: [{ number: 0, name: "Ann", online: true, seat: 0 }, LEA],
  chairs: [{ guest: 0 }, { bot: "honest" }],
  locked: false,
  paused: false,
  votes: [],
  games: 1,
};
let bar: ReturnType<typeof mount>;

beforeAll(() => speaking.speak("en"));
afterEach(() => unmount(bar));

function shown(table: Partial<TableStatus>): string {
  const client = new TableClient("ABCDEF");
  const start = { game: "any", players: ["Ann", "Bob"] };
  client.receive({ type: "welcome", version: 3, you: 1, viewer: 15, seq: 5, now: Date.now() });
  client.receive({ type: "snapshot", seq: 5, at: 0, table: { ...TABLE, ...table }, began: { type: "began", game: 1, start, seal: "" } });
  bar = mount(WatcherBar, { target: document.body, props: { client } });
  flushSync();
  return document.body.textContent ?? "";
}

test("a spectator may ask for a seat", () => {
  expect(shown({})).toContain(say("stage-ask-seat", { name: "Bob" }));
});

test("whoever has asked reads that the host decides", () => {
  expect(shown({ requests: [{ guest: 1, seat: 1 }] })).toContain(say("stage-asked"));
});

test("whoever was declined reads that, and is offered nothing", () => {
  const words = shown({ guests: [TABLE.guests[0] as GuestStatus, { ...LEA, declined: true }] });

  expect(words).toContain(say("stage-declined"));
  expect(words).not.toContain(say("stage-ask-seat", { name: "Bob" }));
});

test("whoever has left their seat takes it back with one button, and is offered no other", () => {
  const words = shown({ guests: [TABLE.guests[0] as GuestStatus, { ...LEA, played: 1 }], chairs: [{ guest: 0 }, { bot: "honest" }, { bot: "honest" }] });

  expect(words).toContain(say("stage-own-seat"));
  expect(document.querySelectorAll("button")).toHaveLength(1);
  expect(document.querySelector("button")?.textContent).toBe(say("stage-take-back"));
});
