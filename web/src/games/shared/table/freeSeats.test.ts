import { describe, expect, it } from "vitest";
import type { Agreement } from "../../../server/generated/protocol";
import { seatsToTake } from "./freeSeats";

const CHAIRS = [{ guest: 0 }, { bot: "honest" }, { bot: "honest" }];
const NAMES = ["Ann", "Bob", "Zoë"];

function seats(agreement: Agreement, name: string, isHost = false): [number, boolean][] {
  return seatsToTake(CHAIRS, NAMES, agreement, { name, isHost }).map(({ seat, ask }) => [seat, ask]);
}

describe("a spectator", () => {
  it("is offered no seat unless the table agrees", () => {
    expect(seats({}, "Max")).toEqual([]);
    expect(seats({ take_over: "nobody" }, "Max")).toEqual([]);
    expect(seats({ take_over: "anybody", public: true }, "Max")).toEqual([]);
  });

  it("may play on for any bot where anybody may", () => {
    expect(seats({ take_over: "anybody" }, "Max")).toEqual([[1, false], [2, false]]);
  });

  it("asks where the host decides, unless they are the host", () => {
    expect(seats({ take_over: "host" }, "Max")).toEqual([[1, true], [2, true]]);
    expect(seats({ take_over: "host" }, "Max", true)).toEqual([[1, false], [2, false]]);
  });

  it("is offered their own seat if they have stood up from it", () => {
    for (const take_over of ["nobody", "host", "anybody"] as const) expect(seats({ take_over }, "Zoë")).toEqual([[2, false]]);
  });
});
