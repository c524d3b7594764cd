import type { ReviewPart } from "../../games/kind";
import type { PuzzleBeliefs } from "../../server/generated/protocol";
import type { ShownBeliefs } from "../review/beliefs";

/** What the player of a puzzle could believe, as the overlay of a replay takes it. */
export function beliefsOf(player: number, { rows, columns, percent }: PuzzleBeliefs, part: ReviewPart): ShownBeliefs {
  const cells = percent.flat().flatMap((share, cell) => [cell, share]);
  return { player, part, table: { rows, columns, row_count: percent.length }, changes: { who: player, changes: [[0, ...cells]] } };
}
