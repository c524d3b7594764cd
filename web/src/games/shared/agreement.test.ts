import { expect, test } from "vitest";
import type { Catalogue } from "../../server/generated/protocol";
import { agreeOn, houseRule, sizesOf, withHouseRule } from "./agreement";

const info = (players: number[]) => ({ title: "A game", players, usual_players: 4, stand_in: "random", options: [], bots: [] });
/** Two games without a folder on the page. */
const CATALOGUE = { games: { large: info([4, 6, 13]), small: info([2, 3, 4, 5]) }, default_game: "large" } as unknown as Catalogue;
const [LARGE, SMALL] = ["large", "small"];

test("the catalogue says how many can play", () => {
  expect(sizesOf(CATALOGUE, { game: SMALL })).toEqual([2, 3, 4, 5]);
});

test("thirteen players become as many as the other game can seat", () => {
  expect(agreeOn(CATALOGUE, { game: LARGE, players: 13 }, { game: SMALL }).players).toBe(5);
  expect(agreeOn(CATALOGUE, { game: SMALL, players: 2 }, { game: LARGE }).players).toBe(4);
});

test("a bot that stands in at one game does not at the other", () => {
  const before = { game: LARGE, players: 4, stand_in: "bluffer" };

  expect(agreeOn(CATALOGUE, before, { game: SMALL }).stand_in).toBeNull();
  expect(agreeOn(CATALOGUE, before, { public: true }).stand_in).toBe("bluffer");
});

test("another game is played with settings of its own", () => {
  const before = { game: LARGE, players: 4, settings: { cards: 12 } };

  expect(agreeOn(CATALOGUE, before, { game: SMALL }).settings).toEqual({});
  expect(agreeOn(CATALOGUE, before, { public: true }).settings).toEqual({ cards: 12 });
});

test("a house rule has its default until the table changes it", () => {
  const option = { id: "fate", name: "fate", about: "", default: false };

  expect(houseRule({ game: LARGE }, option)).toBe(false);
  expect(houseRule(withHouseRule({ game: LARGE }, "fate", true), option)).toBe(true);
});
