import type { GameEvent, GameView, NumberedEvent } from "../../../server/game";

/** How a game moves players from seat to seat; a game in which everybody stays where they sat down has none. */
export interface Seating {
  /** Who sits on each seat after an event. */
  after(playerAt: readonly number[], event: GameEvent): readonly number[];
  /** Who sits on each seat in a view. */
  inView(view: GameView): readonly number[];
}

/** Events with their numbers and who sat where when each of them happened, and who sits where afterwards. */
export function numberEvents(
  events: readonly GameEvent[],
  first: number,
  playerAt: readonly number[],
  seating?: Seating,
): { events: NumberedEvent[]; playerAt: readonly number[] } {
  const numbered = events.map((event, index) => {
    const each = { number: first + index, event, playerAt };
    playerAt = seating?.after(playerAt, event) ?? playerAt;
    return each;
  });
  return { events: numbered, playerAt };
}
