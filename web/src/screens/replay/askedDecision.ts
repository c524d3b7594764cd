import type { ReviewedDecision } from "../../server/generated/protocol";

/** The decision of a player that a review looked at just after a step, if it did. */
export function decisionAfter(decisions: readonly ReviewedDecision[], step: number, who: number): ReviewedDecision | undefined {
  return decisions.find((decision) => decision.step === step + 1 && decision.who === who);
}

/** The moves to choose from, in an order that does not tell which is best. */
export function movesOf({ options }: ReviewedDecision): number[] {
  return options.map(({ move }) => move).toSorted((one, other) => one - other);
}
