// What a player could believe at a step: probabilities in per cent, out of the changes that a review keeps.

import type { ReviewPart } from "../../games/kind";
import type { BeliefChanges, BeliefTable } from "../../server/generated/protocol";

/** What is shown over a table of what a player believed. */
export interface ShownBeliefs {
  readonly player: number | undefined;
  readonly table: Pick<BeliefTable, "rows" | "row_count" | "columns"> | undefined;
  readonly changes: BeliefChanges | undefined;
  readonly part: ReviewPart | undefined;
}

export interface Belief {
  column: number;
  percent: number;
}

/** Which rows are shown: nobody wonders who they are themself, but a card of one's own may be unknown. */
export function shownRows({ table, player }: Pick<ShownBeliefs, "table" | "player">): number[] {
  return [...new Array<number>(table?.row_count ?? 0).keys()].filter((row) => table?.rows !== "players" || row !== player);
}

/** All probabilities after a step, row by row. */
export function cellsAt({ changes }: BeliefChanges, step: number, size: number): number[] {
  const cells = new Array<number>(size).fill(0);
  for (const [at = 0, ...pairs] of changes) {
    if (at > step) break;
    for (let i = 0; i + 1 < pairs.length; i += 2) cells[pairs[i] ?? 0] = pairs[i + 1] ?? 0;
  }
  return cells;
}

/** What is most likely in a row, the likeliest first. */
export function likeliest(cells: readonly number[], row: number, columns: number, most: number): Belief[] {
  return cells
    .slice(row * columns, (row + 1) * columns)
    .map((percent, column) => ({ column, percent }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, most);
}
