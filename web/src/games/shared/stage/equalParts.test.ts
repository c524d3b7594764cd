import { describe, expect, it } from "vitest";
import { withEqualParts } from "./equalParts";

describe("a value with the equal parts of an earlier one", () => {
  const earlier = { coins: [6, 6], seats: [{ name: "Ann", cards: [0] }, { name: "Bob", cards: [1] }], decider: null };

  it("is the earlier value if nothing has changed", () => {
    expect(withEqualParts(structuredClone(earlier), earlier)).toBe(earlier);
  });

  it("shares what is equal and has what is new", () => {
    const now = { ...structuredClone(earlier), coins: [6, 7], seats: [{ name: "Ann", cards: [0] }, { name: "Bob", cards: [2] }] };
    const shared = withEqualParts(now, earlier);

    expect(shared).toEqual(now);
    expect(shared.seats[0]).toBe(earlier.seats[0]);
    expect(shared.coins).not.toBe(earlier.coins);
    expect(shared.seats[1]).not.toBe(earlier.seats[1]);
  });

  it("notices what is missing or additional", () => {
    expect(withEqualParts({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1 });
    expect(withEqualParts([1, 2], [1, 2, 3])).toEqual([1, 2]);
    expect(withEqualParts([1, 2, 3], [1, 2])).toEqual([1, 2, 3]);
    expect(withEqualParts([], {})).toEqual([]);
    expect(withEqualParts({ a: null }, { a: {} })).toEqual({ a: null });
  });
});
