import { expect, test } from "vitest";
import { agreement as part } from "./agreement";

const OPTION = { id: "wagers", name: "wagers", about: "", default: false };
const INFO = { title: "", players: [2, 3, 4, 5], usual_players: 4, stand_in: "careful", options: [OPTION], bots: [] };

test("two people cannot bet on anybody", () => {
  const four = part.withHouseRules({ players: 4 }, { wagers: true });

  expect(part.houseRules(four)).toEqual({ wagers: true });
  expect(part.houseRules(part.mend(four, { ...four, players: 2 }))).toEqual({ wagers: false });
});

test("wagers are offered from three players on", () => {
  expect(part.options(INFO, { players: 2 })).toEqual([]);
  expect(part.options(INFO, { players: 3 })).toEqual([OPTION]);
});

test("some of the bots that sit down lie", () => {
  expect(part.usualBots).toContain("sly");
});
