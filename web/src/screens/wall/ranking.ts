import type { GrimmView, View } from "../../server/generated/protocol";

/** Somebody at the end of a game. */
export interface Ranked {
  player: number;
  name: string;
  /** Coins, or roses. */
  score: number;
  won: boolean;
}

/** Everybody with what they have, winners first, then whoever has most. */
export function ranked(view: View | GrimmView): Ranked[] {
  return scored(view)
    .map((each) => ({ ...each, won: view.winners.includes(each.player) }))
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}

/** The names of those who have won. */
export function winnersOf(view: View | GrimmView): string[] {
  return ranked(view).flatMap(({ name, won }) => (won ? [name] : []));
}

function scored(view: View | GrimmView): Omit<Ranked, "won">[] {
  if ("guests" in view) return view.guests.map(({ player, name, roses }) => ({ player, name, score: roses }));
  return view.seats.map(({ player, name, coins }) => ({ player, name, score: coins }));
}
