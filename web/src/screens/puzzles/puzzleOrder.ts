// Which puzzles there are for somebody's wishes, and which comes next.

import type { PuzzleEntry } from "../../server/generated/protocol";

export type Theme = PuzzleEntry["theme"];
export const THEMES: readonly Theme[] = ["who", "claim", "lie", "point"];

/** What somebody wants to solve; anything where nothing is said. */
export interface Wanted {
  theme?: string | undefined;
  game?: string | undefined;
}

/** By the id of a puzzle, whether the first answer was right. */
export type Answers = Readonly<Record<string, boolean>>;

export function puzzlesOf(puzzles: readonly PuzzleEntry[], { theme, game }: Wanted): PuzzleEntry[] {
  return puzzles.filter((each) => (!theme || each.theme === theme) && (!game || each.game === game));
}

export function solvedOf(puzzles: readonly PuzzleEntry[], answers: Answers): number {
  return puzzles.filter(({ id }) => answers[id]).length;
}

/** The puzzle after this one: the next that was never tried, else one that was not solved, else any. */
export function nextPuzzle(puzzles: readonly PuzzleEntry[], answers: Answers, now?: string): PuzzleEntry | undefined {
  const at = puzzles.findIndex(({ id }) => id === now);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find(({ id }) => answers[id] === undefined) ?? others.find(({ id }) => !answers[id]) ?? others[0];
}

/** The address of a puzzle, which remembers what somebody wants to solve. */
export function puzzleAddress(id: string, { theme, game }: Wanted): string {
  const query = new URLSearchParams({ ...(theme ? { theme } : {}), ...(game ? { game } : {}) }).toString();
  return `/puzzles${id && `/${id}`}${query && `?${query}`}`;
}
