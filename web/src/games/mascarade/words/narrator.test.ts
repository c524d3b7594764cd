// @vitest-environment node
import { describe, expect, it } from "vitest";
import { moveOf } from "./narrator";

describe("a move of Mascarade", () => {
  it.each([
    [0, "pass", {}],
    [1, "decline", {}],
    [2, "pretend-to", {}],
    [3, "really-swap", {}],
    [6, "claim", { hand: 2 }],
    [9, "look", { hand: 1 }],
    [18, "name", { mask: 2 }],
    [33, "choose-seat", { seat: 1 }],
    [62, "choose-card", { place: 14 }],
    [64 + 16 + 3, "announce", { hand: 1, mask: 3 }],
    [112 + 3 * (16 + 5) + 2, "swap", { hand: 1, place: 5, how: 2 }],
  ])("with the number %i is a %s", (move, kind, facts) => expect(moveOf(move)).toEqual({ kind, facts }));

  it("refuses a number beyond the last move", () => expect(() => moveOf(256)).toThrow("there is no move 256"));
});
