import type { PlayerScore } from "../../games/kind";

export interface RankedPlayer extends PlayerScore {
  won: boolean;
}

/** The players with the winners first, then by score. */
export function rank(scores: readonly PlayerScore[], winners: readonly number[]): RankedPlayer[] {
  return scores
    .map((each) => ({ ...each, won: winners.includes(each.player) }))
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}
