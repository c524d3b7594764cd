import { expect, it } from "vitest";
import { rank } from "./ranking";

it("winners stand first, even where somebody has more", () => {
  const scores = [
    { player: 0, name: "Ann", score: 9, words: "9 coins" },
    { player: 1, name: "Bob", score: 12, words: "12 coins" },
    { player: 2, name: "Cléa", score: 10, words: "10 coins" },
  ];

  expect(rank(scores, [2]).map(({ name, won }) => [name, won])).toEqual([
    ["Cléa", true],
    ["Bob", false],
    ["Ann", false],
  ]);
});
