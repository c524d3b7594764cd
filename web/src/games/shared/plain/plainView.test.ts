import { expect, it } from "vitest";
import type { GameView } from "../../../server/game";
import { scoresIn, seatsIn } from "./plainView";

const HEADER = { game: "liars", players: ["Ann", "Bob"] };
const view = (more: object) => ({ viewer: 0, decider: 1, question: null, ...more }) as GameView;

it("seats have the names of the header, and whoever decides is marked", () => {
  const seats = seatsIn(view({}), HEADER);

  expect(seats.map(({ name, isDeciding, numbers }) => [name, isDeciding, numbers])).toEqual([
    ["Ann", false, []],
    ["Bob", true, []],
  ]);
});

it("whatever a view says of a player in numbers is shown", () => {
  const players = [
    { player: 1, name: "Bob", dice: 3, lied: true },
    { player: 0, name: "Ann", dice: 5, score: 2 },
  ];

  expect(seatsIn(view({ players }), HEADER).map(({ numbers }) => numbers)).toEqual([
    [
      ["dice", 5],
      ["score", 2],
    ],
    [["dice", 3]],
  ]);
});

it("winners are marked, with a score if there is one", () => {
  const seats = [
    { player: 0, name: "Ann", coins: 4 },
    { player: 1, name: "Bob" },
  ];
  const over = view({ seats, winners: [1] });

  expect(seatsIn(over, HEADER).map(({ won }) => won)).toEqual([false, true]);
  expect(scoresIn(over)).toEqual([
    { player: 0, name: "Ann", score: 4, words: "4" },
    { player: 1, name: "Bob", score: 0, words: "" },
  ]);
});
