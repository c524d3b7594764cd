// How events of Mascarade are played back: who sits where, what is shown again.

import type { NumberedEvent } from "../../server/game";
import type { Seating } from "../shared/stage/seating";
import type { Pacing } from "../shared/stage/stage.svelte";
import { pacingFrom } from "../shared/stage/pacingTable";
import { Kind } from "./generated/constants";
import { PACING } from "./generated/pacing";
import type { View } from "./generated/view";

export const pacing: Pacing = pacingFrom(PACING);

/** The Puppet Master changes who sits where. */
export const seating: Seating = {
  after(playerAt, [kind, , a, b]) {
    if (kind !== Kind.MOVED) return playerAt;
    const after = [...playerAt];
    [after[a], after[b]] = [playerAt[b] ?? b, playerAt[a] ?? a];
    return after;
  },
  inView: (view) => (view as View).seats.map(({ player }) => player),
};

const isTurn = ({ event }: NumberedEvent) => event[0] === Kind.TURN;
const isDealt = ({ event }: NumberedEvent) => event[0] === Kind.DEALT;

/** The deal and the current turn, until the third opening swap. */
export function openingOf(past: readonly NumberedEvent[]): NumberedEvent[] {
  const [first] = past;
  if (!first || !isDealt(first) || past.filter(isTurn).length > 3) return [];
  const turn = past.findLastIndex(isTurn);
  return [...past.filter(isDealt), ...(turn < 0 ? [] : past.slice(turn))];
}
