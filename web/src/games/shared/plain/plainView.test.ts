import { expect, it } from "vitest";
import type { GameView } from "../../../server/game";
import { scoresIn, seatsIn } from "./plainView";

const HEADER = { game: "liars", players: ["Ann", "Bob"] };
const view = (more: object) => ({ viewer: 0, decider: 1, question: null, players: HEADER.players, scores: [0, 0], ...more }) as GameView;

it("seats have the names of the header, and whoever decides is marked", () => {
  const seats = seatsIn(view({}), HEADER);

  expect(seats.map(({ name, isDeciding }) => [name, isDeciding])).toEqual([
    ["Ann", false],
    ["Bob", true],
  ]);
});

it("scores are shown in a game that has some", () => {
  expect(seatsIn(view({}), HEADER).map(({ score }) => score)).toEqual([undefined, undefined]);
  expect(seatsIn(view({ scores: [0, 3] }), HEADER).map(({ score }) => score)).toEqual([0, 3]);
});

it("winners are marked, with a score if there is one", () => {
  const over = view({ scores: [0, 4], winners: [1] });

  expect(seatsIn(over, HEADER).map(({ won }) => won)).toEqual([false, true]);
  expect(scoresIn(over)).toEqual([
    { player: 0, name: "Ann", score: 0, words: "0" },
    { player: 1, name: "Bob", score: 4, words: "4" },
  ]);
  expect(scoresIn(view({ winners: [1] })).map(({ words }) => words)).toEqual(["", ""]);
});
