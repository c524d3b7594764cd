import { describe, expect, it } from "vitest";
import { ceiling, path, points, spread, stepFor, ticks } from "./chart";

const paper = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };

describe("a chart", () => {
  it("reaches a round number above everything", () => {
    expect(ceiling([{ name: "Ann", values: [6, 13] }])).toBe(15);
    expect(ceiling([{ name: "Ann", values: [0] }])).toBe(1);
  });

  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [13, 5],
    [31, 10],
  ])("up to %i has a line every %i", (most, step) => {
    expect(stepFor(most)).toBe(step);
    expect(ticks(most).length).toBeLessThanOrEqual(7);
  });

  it("begins on the left at the bottom and ends on the right at the top", () => {
    expect(points([0, 5, 10], 10, paper)).toEqual([
      [10, 105],
      [60, 55],
      [110, 5],
    ]);
  });

  it("with a single point lies on the left", () => {
    expect(points([10], 10, paper)).toEqual([[10, 5]]);
  });

  it("is drawn from point to point", () => {
    expect(
      path([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe("M0.0 1.0L2.0 3.3");
  });

  it("writes names that would lie on each other side by side", () => {
    const placed = spread([50, 52, 51, 10], 12, 200).toSorted((a, b) => a - b);
    expect(placed).toEqual([10, 50, 62, 74]);
  });

  it("keeps names on the paper", () => {
    const placed = spread([98, 99, 100], 12, 100);
    expect(Math.max(...placed)).toBe(100);
    expect(new Set(placed)).toEqual(new Set([76, 88, 100]));
  });

  it("leaves names alone that have room", () => {
    expect(spread([10, 90, 50], 12, 100)).toEqual([10, 90, 50]);
  });
});
