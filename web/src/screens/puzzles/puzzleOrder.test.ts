import { expect, it } from "vitest";
import type { PuzzleEntry } from "../../server/generated/protocol";
import { nextPuzzle, puzzleAddress, puzzlesOf, solvedOf } from "./puzzleOrder";

const entry = (id: string, theme: PuzzleEntry["theme"], game: string): PuzzleEntry => ({ id, theme, game, players: 4 });
const ALL = [entry("a-1", "who", "a"), entry("b-1", "lie", "b"), entry("a-2", "lie", "a"), entry("b-2", "who", "b")];
const ids = (puzzles: readonly PuzzleEntry[]) => puzzles.map(({ id }) => id);

it("finds the puzzles of a theme and a game", () => {
  expect(ids(puzzlesOf(ALL, { theme: "lie" }))).toEqual(["b-1", "a-2"]);
  expect(ids(puzzlesOf(ALL, { theme: "lie", game: "a" }))).toEqual(["a-2"]);
  expect(puzzlesOf(ALL, {})).toHaveLength(4);
});

it("goes on to puzzles that nobody has tried, then to those that were not solved", () => {
  expect(nextPuzzle(ALL, {})?.id).toBe("a-1");
  expect(nextPuzzle(ALL, { "b-1": true }, "a-1")?.id).toBe("a-2");
  expect(nextPuzzle(ALL, { "a-1": true, "b-1": false, "a-2": true, "b-2": true }, "b-2")?.id).toBe("b-1");
});

it("never asks the same puzzle twice in a row, unless there is no other", () => {
  expect(nextPuzzle(ALL, { "a-1": true, "b-1": false, "a-2": true, "b-2": true }, "b-1")?.id).not.toBe("b-1");
  expect(nextPuzzle(ALL.slice(0, 1), {}, "a-1")).toBeUndefined();
});

it("counts what was solved at the first try", () => {
  expect(solvedOf(ALL, { "a-1": true, "b-1": false, gone: true })).toBe(1);
});

it("keeps in the address what somebody wants to solve", () => {
  expect(puzzleAddress("a-1", { theme: "lie", game: "a" })).toBe("/puzzles/a-1?theme=lie&game=a");
  expect(puzzleAddress("", {})).toBe("/puzzles");
});
