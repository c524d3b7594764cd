// @vitest-environment node
import { describe, expect, it } from "vitest";
import { decode } from "./mascarade/words/moves";
import { decode as decodeGrimm } from "./grimm/words/moves";

describe("a move of Mascarade", () => {
  it.each([
    [0, { what: "pass" }],
    [1, { what: "decline" }],
    [2, { what: "pretend" }],
    [3, { what: "reallySwap" }],
    [6, { what: "claim", hand: 2 }],
    [9, { what: "look", hand: 1 }],
    [18, { what: "name", mask: 2 }],
    [33, { what: "seat", seat: 1 }],
    [62, { what: "card", place: 14 }],
    [64 + 16 + 3, { what: "announce", hand: 1, mask: 3 }],
    [112 + 3 * (16 + 5) + 2, { what: "swap", hand: 1, place: 5, how: "fate" }],
  ])("with the number %i is taken apart", (move, meaning) => expect(decode(move)).toEqual(meaning));

  it("has no number that no table knows", () => expect(() => decode(256)).toThrow("256 is no move"));
});

describe("a move of The Grimm Masquerade", () => {
  it.each([
    [2, { what: "keep" }],
    [5, { what: "give", player: 2 }],
    [15, { what: "take", artifact: 7 }],
    [40 + 8 * 4 + 1, { what: "accuse", player: 4, character: 1 }],
    [120 + 8 + 3, { what: "dance", direction: "right", artifact: 3 }],
    [160, { what: "toast", first: 4, second: 4 }],
    [160 + 0b101, { what: "listen", players: [0, 2] }],
    [192 + 16 * 3 + 8 + 2, { what: "act", action: 3, artifact: 2, treasure: true }],
  ])("with the number %i is taken apart", (move, meaning) => expect(decodeGrimm(move)).toEqual(meaning));

  it("has no number that no table knows", () => expect(() => decodeGrimm(320)).toThrow("320 is no move"));
});
