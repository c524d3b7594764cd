import { expect, it } from "vitest";
import type { OptionValue, ReviewedDecision } from "../../server/generated/protocol";
import { decisionAfter, movesOf } from "./askedDecision";

const option = (move: number): OptionValue => ({ move, text: String(move), chance: [0.5, 0.4, 0.6], behind: [0, 0, 0], worlds: 9 });

const decision = (step: number, who: number, moves: readonly number[] = [9, 2, 5]): ReviewedDecision => ({
  step,
  who,
  event: 0,
  turn: 0,
  phase: "turn",
  move: 2,
  options: moves.map(option),
  loss: [0, 0, 0],
  stake: 0.1,
  verdict: null,
});

it("asks for the decision that follows the position which is shown", () => {
  const decisions = [decision(3, 0), decision(4, 1), decision(5, 0)];
  expect(decisionAfter(decisions, 3, 1)?.step).toBe(4);
});

it("asks nothing that the review did not look at, or that somebody else decided", () => {
  expect(decisionAfter([decision(3, 0)], 3, 0)).toBeUndefined();
  expect(decisionAfter([decision(4, 1)], 3, 0)).toBeUndefined();
});

it("offers moves in an order that does not tell which is best", () => {
  expect(movesOf(decision(4, 1))).toEqual([2, 5, 9]);
  expect(movesOf(decision(4, 1, [5, 9, 2]))).toEqual([2, 5, 9]);
});
