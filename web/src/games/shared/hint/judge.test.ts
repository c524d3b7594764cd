import { expect, it } from "vitest";
import { judge } from "./judge";

const HINT = {
  state: "ready" as const,
  move: 7,
  advice: [
    { move: 7, wins: 0.41, fortune: 9 },
    { move: 3, wins: 0.4, fortune: 9 },
    { move: 1, wins: 0.2, fortune: 9 },
  ],
};

it("tells the Thinker's own move from one that is nearly as good and from any other", () => {
  expect([7, 3, 1, 12].map((move) => judge(HINT, move))).toEqual(["same", "close", "other", "other"]);
});

it("says nothing while the Thinker is getting ready", () => {
  expect(judge({ state: "preparing" }, 7)).toBeUndefined();
});
