import { expect, test } from "vitest";
import type { Catalogue, Edition } from "../../server/generated/protocol";
import { agreeOn, firstTable, masksPlayed, rulesOf, sizes, usualBots, withRule } from "./agreement";

const mask = (id: string, name: string) => ({ id, name, power: [], text: "", copies: 1, least_players: 2, bank: false });
const box = (number: number, players: number[], scenario: string, masks: Record<string, string[]>): Edition => ({
  number,
  name: `edition ${number}`,
  players,
  masks: [mask("King", "Roi"), mask("Peasant", "Paysan"), mask("Fool", "Fou")],
  scenarios: [{ id: scenario, name: scenario, masks }],
  cards: {},
});
const CATALOGUE: Catalogue = {
  version: 1,
  language: "fr",
  languages: {},
  mascarade: {
    title: "Mascarade",
    verbs: [],
    editions: [
      box(1, [2, 3, 4, 5, 6, 13], "recommended", { 4: ["King", "Peasant", "Peasant"], 6: ["King"] }),
      box(2, [4, 5, 6], "A", { 4: ["Fool"] }),
    ],
    options: [],
    bots: [],
  },
  grimm: { title: "Grimm", players: [2, 3, 4, 5], characters: [], artifacts: [], actions: [], options: [], bots: [], rules: "" },
  clocks: {},
  paces: [],
  phrases: [],
};

test("six people play the first box as printed, if nobody says anything", () => {
  expect(sizes(CATALOGUE, {})).toEqual([2, 3, 4, 5, 6, 13]);
  expect(masksPlayed(CATALOGUE, {}).map(({ name }) => name)).toEqual(["Roi"]);
});

test("a mask that is there twice is shown once, with its copies", () => {
  const played = masksPlayed(CATALOGUE, { players: 4 });

  expect(played.map(({ name, copies }) => [name, copies])).toEqual([
    ["Roi", 1],
    ["Paysan", 2],
  ]);
});

test("a mask of the table's own is called what it is called", () => {
  expect(masksPlayed(CATALOGUE, { masks: ["Moon"] })[0]).toMatchObject({ name: "Moon", copies: 1 });
});

test("thirteen become as many as the other game can seat", () => {
  expect(agreeOn(CATALOGUE, { players: 13 }, { game: "grimm" }).players).toBe(5);
  expect(agreeOn(CATALOGUE, { players: 2 }, { edition: 2 }).players).toBe(4);
});

test("a scenario and masks of one box stay in it", () => {
  const after = agreeOn(CATALOGUE, { scenario: "recommended", masks: ["King"] }, { edition: 2 });

  expect(after).toMatchObject({ scenario: null, masks: null });
});

test("a set of one's own is for one number of players", () => {
  expect(agreeOn(CATALOGUE, { masks: ["King"] }, { players: 4 }).masks).toBeNull();
  expect(agreeOn(CATALOGUE, { masks: ["King"] }, { public: true }).masks).toEqual(["King"]);
});

test("a bot that stands in at one game does not at the other", () => {
  expect(agreeOn(CATALOGUE, { stand_in: "bluffer" }, { game: "grimm" }).stand_in).toBeNull();
});

test("two people cannot bet on anybody", () => {
  const four = withRule({ game: "grimm", players: 4 }, "wagers", true);

  expect(rulesOf(four)).toEqual({ wagers: true });
  expect(rulesOf(agreeOn(CATALOGUE, four, { players: 2 }))).toEqual({ wagers: false });
});

test("house rules of the two games are kept apart", () => {
  const both = withRule(withRule({}, "fate", true), "memory", "round");

  expect(both.options).toEqual({ fate: true, memory: "round" });
  expect(both.variants).toBeUndefined();
});

test("a stranger plays at once: bots on every other seat, and some that bluff", () => {
  expect(firstTable("mascarade").begin).toBe(true);
  expect(usualBots("mascarade")).toContain("bluffer");
  expect(usualBots("grimm")).toContain("sly");
});
