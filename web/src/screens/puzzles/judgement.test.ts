import { expect, it } from "vitest";
import type { OptionValue } from "../../server/generated/protocol";
import { judgementOf } from "./judgement";

const option = (move: number, value: number, low: number): Pick<OptionValue, "move" | "behind"> => ({ move, behind: [value, low, 2 * value - low] });
const OPTIONS = [option(7, 0, 0), option(3, 0.02, -0.01), option(5, 0.2, 0.1)];

it("takes the best option for right, and one that is clearly behind for wrong", () => {
  expect(judgementOf(OPTIONS, 7)).toBe("right");
  expect(judgementOf(OPTIONS, 5)).toBe("wrong");
});

it("calls no option wrong that may be as good as the best one", () => {
  expect(judgementOf(OPTIONS, 3)).toBe("close");
});
