import { expect, it } from "vitest";
import { gameOfFile, gameOfTable, replayPage, reviewPage } from "./finishedGames";

it("leads from a link without names to pages without names only", () => {
  const game = gameOfTable("ABCD", 2, true);
  expect(reviewPage(game, "quick", 7)).toBe("/replay/ABCD/2?review=quick&step=7&seats");
  expect(reviewPage(gameOfFile("f00d-default", true), "default")).toBe("/saved/f00d-default?review&seats");
  expect(replayPage(game, 7)).toBe("/replay/ABCD/2?as=truth&step=7&seats");
});

it("names people where nobody hid their names", () => {
  const game = gameOfTable("ABCD", 2);
  expect(reviewPage(game, "default", 7)).toBe("/replay/ABCD/2?review&step=7");
  expect(replayPage(game, 7)).toBe("/replay/ABCD/2?as=truth&step=7");
});
