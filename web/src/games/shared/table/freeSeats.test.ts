import { describe, expect, it } from "vitest";
import { seatsToTake } from "./freeSeats";

const CHAIRS = [{ guest: 0 }, { bot: "honest" }, { bot: "honest" }];
const NAMES = ["Ann", "Bob", "Zoë"];
const seats = (own: string) => seatsToTake(CHAIRS, NAMES, own).map(({ seat }) => seat);

describe("somebody who watches", () => {
  it("may play on for any bot", () => {
    expect(seats("Max")).toEqual([1, 2]);
  });

  it("is offered only their own seat if they have stood up from it", () => {
    expect(seats("Zoë")).toEqual([2]);
  });
});
