// @vitest-environment node
import { describe, expect, it } from "vitest";
import { moveOf } from "./narrator";

describe("a move of The Grimm Masquerade", () => {
  it.each([
    [2, "keep", {}],
    [5, "give", { player: 2 }],
    [15, "take", { artifact: 7 }],
    [40 + 8 * 4 + 1, "accuse", { player: 4, character: 1 }],
    [120 + 8 + 3, "dance", { direction: 1, artifact: 3 }],
    [160, "toast", { first: 4, second: 4 }],
    [160 + 0b101, "eavesdrop", { them: 0b101 }],
    [192 + 16 * 3 + 8 + 2, "act", { action: 3, artifact: 2, cards: 1 }],
  ])("with the number %i is a %s", (move, kind, facts) => expect(moveOf(move)).toEqual({ kind, facts }));

  it("refuses a number beyond the last move", () => expect(() => moveOf(320)).toThrow("there is no move 320"));
});
