import { describe, expect, it } from "vitest";
import type { Agreement } from "../../../server/generated/protocol";
import { seatsToTake } from "./freeSeats";

const CHAIRS = [{ guest: 0 }, { bot: "honest" }, { bot: "honest" }];
const NAMES = ["Ann", "Bob", "Zoë"];

function seats(agreement: Agreement, played?: number, isHost = false): [number, boolean][] {
  return seatsToTake(CHAIRS, NAMES, agreement, { played, isHost }).map(({ seat, ask }) => [seat, ask]);
}

describe("a spectator", () => {
  it("is offered no seat unless the table agrees", () => {
    expect(seats({})).toEqual([]);
    expect(seats({ take_over: "nobody" })).toEqual([]);
    expect(seats({ take_over: "anybody", public: true })).toEqual([]);
  });

  it("may play on for any bot where anybody may", () => {
    expect(seats({ take_over: "anybody" })).toEqual([[1, false], [2, false]]);
  });

  it("asks where the host decides, unless they are the host", () => {
    expect(seats({ take_over: "host" })).toEqual([[1, true], [2, true]]);
    expect(seats({ take_over: "host" }, undefined, true)).toEqual([[1, false], [2, false]]);
  });

  it("is offered their own seat if they have stood up from it", () => {
    for (const take_over of ["nobody", "host", "anybody"] as const) expect(seats({ take_over }, 2)).toEqual([[2, false]]);
  });

  it("is not offered what they have asked for, and nothing once the host has declined", () => {
    const offered = (spectator: object) => seatsToTake(CHAIRS, NAMES, { take_over: "host" }, { played: null, isHost: false, ...spectator });

    expect(offered({ asked: 1 }).map(({ seat }) => seat)).toEqual([2]);
    expect(offered({ declined: true })).toEqual([]);
  });

  it("is offered no other seat once somebody else plays there", () => {
    expect(seats({ take_over: "anybody" }, 0)).toEqual([]);
  });
});
