import { describe, expect, it } from "vitest";
import { Language } from "../../i18n/language";
import type { Review, TurningPoint } from "../../server/generated/protocol";
import { percent, pointWords, points, stepWords } from "./sentences";
import { ranges } from "./stepViews.svelte";

const ENGLISH = new Language(
  "en",
  [
    "percent = { $n }%",
    "review-deal = The deal",
    "review-step = Turn { $turn }: { $who }",
    "review-point-better = { $n } { $who } { $move } { $better } { $before } { $after }",
    "review-point-better-true = { $better } was true",
    "review-point-better-bluff = { $better } was a bluff",
    "review-point-move = { $n } { $who } { $move } { $player } { $before } { $after }",
    "review-point-chance = { $n } luck { $player } { $before } { $after }",
  ].join("\n"),
);
const NAMES = ["Ann", "Bob"];
const POINT: TurningPoint = {
  turn: 11,
  step: 40,
  event: 80,
  kind: "decision",
  who: 0,
  player: 1,
  before: 0.365,
  after: 0.1333,
  swing: 0.23,
  move: 0,
  text: "pass",
};
const BETTER = { move: 4, text: "claim", chance: [0.41, 0.3, 0.5] as [number, number, number], behind: [0, 0, 0] as [number, number, number], worlds: 9 };
const tell = (_step: number, _who: number, { text }: { text: string }) => text;
const said = (point: Partial<TurningPoint>) => pointWords({ ...POINT, ...point }, NAMES, tell, ENGLISH);

describe("a turning point in words", () => {
  it("tells by whom the game was turned, and for whom", () => {
    expect(said({})).toBe("12 Ann pass Bob 37% 13%");
  });

  it("tells what would have been better, from what that player knew", () => {
    expect(said({ chance: [0.18, 0.1, 0.2], better: BETTER })).toBe("12 Ann pass claim 18% 41%");
  });

  it("tells the truth from a bluff", () => {
    expect(said({ chance: [0.18, 0.1, 0.2], better: { ...BETTER, is_true: true } })).toBe("claim was true");
    expect(said({ chance: [0.18, 0.1, 0.2], better: { ...BETTER, is_true: false } })).toBe("claim was a bluff");
  });

  it("tells luck as luck", () => {
    expect(said({ kind: "chance" })).toBe("12 luck Bob 37% 13%");
  });
});

describe("a review in words", () => {
  it("has chances in per cent, and differences in points with their sign", () => {
    expect(percent(ENGLISH, 0.418)).toBe("42%");
    expect([0.123, -0.08, 0.001].map(points)).toEqual(["+12", "−8", "0"]);
  });

  it("names a step by its turn and who decided", () => {
    const review = { players: NAMES, curves: { turns: [0, 0, 1], deciders: [-1, 0, 1] } } as unknown as Review;
    expect([0, 1, 2].map((step) => stepWords(review, step, ENGLISH))).toEqual(["The deal", "Turn 1: Ann", "Turn 2: Bob"]);
  });

  it("fetches steps that lie near each other together", () => {
    expect(ranges([4, 1, 2, 40])).toEqual([
      [1, 4],
      [40, 40],
    ]);
    expect(ranges([])).toEqual([]);
  });
});
