import { describe, expect, it } from "vitest";
import { seatSpots, type Shape } from "./seatRing";

const ROUND: Shape = { reach: { x: 40, y: 40 }, middle: 50, roundness: 2, seat: { x: 10, y: 10 }, lead: 0 };
const PHONE: Shape = { reach: { x: 41, y: 43 }, middle: 50, roundness: 4, seat: { x: 20, y: 18 }, lead: 0 };

describe("the ring", () => {
  it("has the viewer at the bottom", () => {
    const spot = seatSpots(6, 4, ROUND)[4];
    expect(spot?.x).toBeCloseTo(50);
    expect(spot?.y).toBeCloseTo(90);
  });

  it("continues to the viewer's left, as turns do", () => {
    const [left, , right] = seatSpots(4, 3, ROUND);
    expect(left?.x).toBeCloseTo(10, 0);
    expect(right?.x).toBeCloseTo(90, 0);
  });

  it("has the other two of three in the far corners", () => {
    expect(seatSpots(3, 1, ROUND)).toEqual([{ x: 90, y: 10 }, { x: 50, y: 90 }, { x: 10, y: 10 }]);
  });

  it("keeps thirteen people apart on a phone", () => {
    const spots = seatSpots(13, 0, PHONE).map(({ x, y }) => [x * 3.6, y * 4.3] as const);
    for (const [i, [x, y]] of spots.entries())
      for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(60);
  });
});
