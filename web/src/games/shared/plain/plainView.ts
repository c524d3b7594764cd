// What the plain table reads from a view. Games without a view of their own send a TableView (play/table_rulebook.py).

import type { GameHeader, GameView } from "../../../server/game";
import type { PlayerScore } from "../../kind";

/** A player as the plain table shows them. */
export interface PlainSeat {
  player: number;
  name: string;
  /** Undefined in a game without scores. */
  score: number | undefined;
  isDeciding: boolean;
  won: boolean;
}

/** The players in the order of the header, with what the view says of them. */
export function seatsIn(view: GameView, { players }: GameHeader): PlainSeat[] {
  const scores = scoreNumbers(view);
  return players.map((name, player) => ({
    player,
    name,
    score: scores[player],
    isDeciding: view.decider === player,
    won: view.winners?.includes(player) ?? false,
  }));
}

/** The scores for the result on a wall; only who has won, in a game without scores. */
export function scoresIn(view: GameView): PlayerScore[] {
  const { players = [] } = view as GameView & { players?: readonly string[] };
  const scores = scoreNumbers(view);
  return players.map((name, player) => ({ player, name, score: scores[player] ?? 0, words: String(scores[player] ?? "") }));
}

/** By player; none if everybody has 0, which is what a game without scores sends. */
function scoreNumbers(view: GameView): readonly number[] {
  const { scores = [] } = view as GameView & { scores?: readonly number[] };
  return scores.some((score) => score !== 0) ? scores : [];
}
