import { describe, expect, it } from "vitest";
import { stepAfter, type Key } from "../../shared/chooser/steps";
import { placeOf, ways } from "./ways";

const LOOK = 8;
const announce = (mask: number, hand = 0) => 64 + 16 * hand + mask;
const swap = (place: number, how: 0 | 1 | 2, hand = 0) => 112 + 3 * (16 * hand + place) + how;
const keys = (options: number[], ...chosen: Key[]) => stepAfter(ways, options, chosen).choices.map(({ key }) => key);

describe("a free turn", () => {
  const options = [LOOK, swap(1, 0), swap(1, 1), swap(2, 0), swap(2, 1), announce(0), announce(3)];

  it("begins with look, swap or announce, and looking is done at once", () => {
    expect(stepAfter(ways, options, []).choices).toEqual([{ key: "look", move: LOOK }, { key: "swap" }, { key: "announce" }]);
  });

  it("asks whose card before it asks whether to swap", () => {
    expect(keys(options, "swap")).toEqual(["place:1", "place:2"]);
    expect(stepAfter(ways, options, ["swap", "hand:0", "place:2"]).choices).toEqual([
      { key: "how:pretended", move: swap(2, 0) },
      { key: "how:swapped", move: swap(2, 1) },
    ]);
  });

  it("announces a mask with one tap on it", () => {
    expect(stepAfter(ways, options, ["announce"]).choices).toEqual([
      { key: "mask:0", move: announce(0) },
      { key: "mask:3", move: announce(3) },
    ]);
  });
});

describe("an opening swap", () => {
  it("goes straight to the cards", () => {
    const step = stepAfter(ways, [swap(1, 0), swap(1, 1), swap(2, 0), swap(2, 1)], []);
    expect(step.path).toEqual(["swap", "hand:0"]);
    expect(step.choices.map(({ key }) => key)).toEqual(["place:1", "place:2"]);
  });
});

describe("with several hands", () => {
  const options = [LOOK, LOOK + 1, announce(0), announce(0, 1), swap(4, 1), swap(4, 1, 1)];

  it("asks which card to look at", () => expect(keys(options, "look")).toEqual(["hand:0", "hand:1"]));
  it("asks for the mask, then for the card", () =>
    expect(keys(options, "announce", "mask:0")).toEqual(["hand:0", "hand:1"]));
  it("knows where one's own cards lie", () => expect(placeOf("hand:1", 4)).toBe(5));
});

describe("an answer", () => {
  it("is to pass or to claim", () =>
    expect(stepAfter(ways, [0, 4], []).choices).toEqual([
      { key: "pass", move: 0 },
      { key: "claim:0", move: 4 },
    ]));

  it("that is the only one still has to be given", () =>
    expect(stepAfter(ways, [0], []).choices).toEqual([{ key: "pass", move: 0 }]));
});

it("every option of any question can be reached, and nothing else", () => {
  const options = [LOOK, swap(1, 0), swap(1, 1), swap(1, 2), announce(2), announce(3), 0, 1, 34, 50];
  const reached = (chosen: Key[]): number[] =>
    stepAfter(ways, options, chosen).choices.flatMap(({ key, move }) =>
      move === undefined ? reached([...stepAfter(ways, options, chosen).path, key]) : [move],
    );
  expect(reached([]).toSorted((a, b) => a - b)).toEqual(options.toSorted((a, b) => a - b));
});
