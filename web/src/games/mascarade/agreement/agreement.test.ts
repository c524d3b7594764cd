import { expect, test } from "vitest";
import type { Agreement } from "../../../server/generated/protocol";
import mascarade from "..";
import type { Edition, Info, Settings } from "../generated/view";
import { agreement as part } from "./agreement";
import { masksOf } from "./editions";

const mask = (id: string, name: string) => ({ id, name, power: [], text: "", copies: 1, least_players: 2, bank: false });
const edition = (number: number, players: number[], scenario: string, masks: Record<string, string[]>): Edition => ({
  number,
  name: `edition ${number}`,
  players,
  masks: [mask("King", "Roi"), mask("Peasant", "Paysan"), mask("Fool", "Fou")],
  scenarios: [{ id: scenario, name: scenario, masks }],
  cards: {},
});
const INFO: Info = {
  title: "Mascarade",
  players: [2, 3, 4, 5, 6, 13],
  usual_players: 6,
  stand_in: "honest",
  verbs: [],
  editions: [
    edition(1, [2, 3, 4, 5, 6, 13], "recommended", { 4: ["King", "Peasant", "Peasant"], 6: ["King"] }),
    edition(2, [4, 5, 6], "A", { 4: ["Fool"] }),
  ],
  options: [],
  bots: [],
};
const mended = (before: Settings, change: Agreement): Settings =>
  part.mend({ settings: before }, { settings: before, ...change }).settings ?? {};

test("the default is the first edition as printed", () => {
  expect(part.sizes(INFO, {})).toEqual([2, 3, 4, 5, 6, 13]);
  expect(masksOf(INFO, { players: 6 }).map(({ name }) => name)).toEqual(["Roi"]);
});

test("a mask that is there twice is shown once, with its copies", () => {
  expect(masksOf(INFO, { players: 4 }).map(({ name, copies }) => [name, copies])).toEqual([
    ["Roi", 1],
    ["Paysan", 2],
  ]);
});

test("a mask of the table's own keeps its name", () => {
  expect(masksOf(INFO, { settings: { masks: ["Moon"] } })[0]).toMatchObject({ name: "Moon", copies: 1 });
});

test("a scenario and masks of one edition stay in it", () => {
  const after = mended({ scenario: "recommended", masks: ["King"] }, { settings: { edition: 2, scenario: "recommended", masks: ["King"] } });

  expect(after).toMatchObject({ scenario: null, masks: null });
});

test("a set of one's own is for one number of players", () => {
  expect(mended({ masks: ["King"] }, { players: 4 }).masks).toBeNull();
  expect(mended({ masks: ["King"] }, { public: true }).masks).toEqual(["King"]);
});

test("a stranger plays at once: bots on every other seat, and some that bluff", () => {
  expect(mascarade.firstTables?.alone.begin).toBe(true);
  expect(part.usualBots).toContain("bluffer");
});
