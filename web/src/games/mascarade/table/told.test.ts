import { describe, expect, it } from "vitest";
import { Kind } from "../generated/constants";
import type { Event, Heard } from "../../../server/visit.svelte";
import { remembered } from "./told";

const heard = (number: number, kind: number = Kind.PASSED): Heard => ({
  number,
  event: [kind, 0, 0, 0, 0, -1, 0] as Event,
  playerAt: [],
});
const numbers = (some: Heard[]) => some.map(({ number }) => number);

describe("the story", () => {
  const past = [heard(3), heard(4, Kind.TURN), heard(5)];

  it("is what the table remembers", () => {
    expect(numbers(remembered([heard(2), ...past], past, []))).toEqual([2, 3, 4, 5]);
  });

  it("does not run ahead of what was shown", () => {
    expect(numbers(remembered([...past, heard(6), heard(7)], past, [heard(6)]))).toEqual([3, 4, 5, 6]);
  });

  it("has the turn that is on the stage, although the table has forgotten it meanwhile", () => {
    expect(numbers(remembered([heard(9, Kind.TURN)], past, [heard(6)]))).toEqual([4, 5, 6]);
  });
});
