/** Winners first, then by what they have in the end. */
export function byResult<T extends { won: boolean; score: number }>(players: readonly T[]): T[] {
  return players.toSorted((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}
