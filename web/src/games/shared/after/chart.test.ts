import { describe, expect, it } from "vitest";
import { across, ceiling, labels, momentAt, path, points, shortened, signed, spread, stepFor, ticks } from "./chart";

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

  it("names parts in full where there is room, else in short", () => {
    const parts = [
      { at: 0, name: "Round 1", short: "1" },
      { at: 10, name: "Round 2", short: "2" },
    ];
    const wide = { ...paper, width: 420 };
    expect(labels(parts, 20, wide).map(({ words }) => words)).toEqual(["Round 1", "Round 2"]);
    expect(labels(parts, 20, paper).map(({ words }) => words)).toEqual(["1", "2"]);
    expect(labels([], 20, paper)).toEqual([]);
  });

  it("finds the moment that somebody points at, and the nearest one beside the paper", () => {
    expect([0, 7, 20].map((moment) => momentAt(across(moment, 20, paper) + 2, 20, paper))).toEqual([0, 7, 20]);
    expect([momentAt(-50, 20, paper), momentAt(500, 20, paper)]).toEqual([0, 20]);
  });

  it("cuts a name that has no room, and says so", () => {
    expect(shortened("15% Kostiantyn", 98)).toBe("15% Kostiantyn");
    expect(shortened("15% Kostiantyn", 80)).toBe("15% Kostia…");
    expect(shortened("15% Kostiantyn", 40)).toBe("15%…");
  });

  it("has a few signs on each line, and at other moments on the next one", () => {
    const line = Array.from({ length: 13 }, (_, i) => [i, 0] as const);
    const [one, next] = [signed(line, 0), signed(line, 1)].map((signs) => signs.map(([x]) => x));
    expect(one).toEqual([4, 8]);
    expect(next).toEqual([3, 7, 11]);
  });
});
