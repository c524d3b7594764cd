import { expect, test } from "vitest";
import type { TableStatus } from "../../server/generated/protocol";
import { awayOnes, emptySeats, othersSeated, seatsOf, watchers } from "./seating";

const TABLE: TableStatus = {
  code: "BQBDD3",
  phase: "waiting",
  agreed: 1,
  host: 0,
  guests: [
    { number: 0, name: "Zoë", online: true, seat: 0 },
    { number: 1, name: "Bob", online: false, seat: 2 },
    { number: 2, name: "Ann", online: true },
    { number: 3, name: "Gone", online: false },
  ],
  chairs: [{ guest: 0 }, { bot: "honest" }, { guest: 1 }, {}],
  locked: false,
  paused: false,
  votes: [],
  games: 0,
};

test("seats are in order, with people, bots or nobody", () => {
  expect(seatsOf(TABLE).map(({ guest, bot }) => guest?.name ?? bot)).toEqual(["Zoë", "honest", "Bob", ""]);
});

test("guest number 0 counts as present", () => {
  expect(emptySeats(TABLE)).toEqual([3]);
});

test("guests without a seat watch, and seated guests who are not connected are away", () => {
  expect(watchers(TABLE).map(({ name }) => name)).toEqual(["Ann"]);
  expect(awayOnes(TABLE).map(({ name }) => name)).toEqual(["Bob"]);
});

test("seated guests other than the host are asked whether they are ready", () => {
  expect(othersSeated(TABLE).map(({ name }) => name)).toEqual(["Bob"]);
});
