import { describe, expect, it } from "vitest";
import type { Announcement, Story, TrueState, TurnStory } from "../generated/view";
import { bluffsOf, changed, claimants, coinLines, marksOf, momentsOf } from "./storyParts";

const standing = (coins: number[], cards: number[][]): TrueState => ({ coins, cards, court: 0, centre: [], seats: [0, 1] });
const said: Announcement = {
  event: 9,
  who: 0,
  place: 0,
  mask: 1,
  truth: 0,
  bluff: true,
  claims: [],
  believers: [1],
  modest: [],
  stood: true,
  gained: 3,
};
const turn = (facts: Partial<TurnStory>): TurnStory => ({
  number: 0,
  step: 1,
  who: 0,
  did: "announce",
  saw: null,
  announcement: null,
  handlings: [],
  fined: [],
  after: standing([6, 6], [[0], [1]]),
  ...facts,
});
const story = (...turns: TurnStory[]): Story => ({
  game: "mascarade",
  edition: 1,
  players: ["Ann", "Bob"],
  masks: ["King", "Fool"],
  start: standing([6, 6], [[0], [1]]),
  turns,
  ending: "rich",
  winners: [0],
  honours: [],
});

describe("a story", () => {
  it("has a mark for a bluff that held and another for one that was caught", () => {
    expect(marksOf(turn({ announcement: said })).get(0)).toEqual(["bluff"]);
    const claim = { who: 1, place: 1, truth: 1, right: true };
    const caught = marksOf(turn({ announcement: { ...said, stood: false, claims: [claim] } }));
    expect([caught.get(0), caught.get(1)]).toEqual([["caught"], ["right"]]);
  });

  it("tells a swap from one that was only pretended", () => {
    const handling = { who: 1, a: 0, b: 1, how: 1, swapped: true };
    const marks = marksOf(turn({ did: "swap", handlings: [handling, { ...handling, swapped: false }] }));
    expect(marks.get(1)).toEqual(["swap", "pretend"]);
  });

  it("marks the player who looked", () => expect(marksOf(turn({ did: "look", saw: 0 })).get(0)).toEqual(["look"]));

  it("lists only what was not true as a bluff", () => {
    const told = story(turn({ announcement: said }), turn({ announcement: { ...said, bluff: false } }), turn({ did: "look" }));
    expect(bluffsOf(told).map((bluff) => bluff.turn)).toEqual([told.turns[0]]);
  });

  it("has a line of coins for each player, from the deal on", () => {
    const told = story(turn({ after: standing([9, 3], [[0], [1]]) }));
    expect(coinLines(told)).toEqual([
      { name: "Ann", values: [6, 9] },
      { name: "Bob", values: [6, 3] },
    ]);
  });

  it("knows whose cards have just changed", () => {
    const [deal, first] = momentsOf(story(turn({ after: standing([6, 6], [[1], [0]]) })));
    expect(deal && changed(deal, 0)).toBe(false);
    expect(first && changed(first, 0)).toBe(true);
  });

  it("tells those who claimed rightly from those who did not", () => {
    const claims = [
      { who: 1, place: 1, truth: 1, right: true },
      { who: 2, place: 2, truth: 3, right: false },
    ];
    expect([claimants({ ...said, claims }, true), claimants({ ...said, claims }, false)]).toEqual([[1], [2]]);
  });
});
