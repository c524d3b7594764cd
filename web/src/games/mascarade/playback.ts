// How events of Mascarade are played back: how long each is shown, who sits where, what is shown again.

import type { NumberedEvent } from "../../server/game";
import type { Seating } from "../shared/stage/seating";
import type { Pacing } from "../shared/stage/stage.svelte";
import { Kind } from "./generated/constants";
import type { View } from "./generated/view";

/** Milliseconds. */
const DURATIONS: Record<number, number> = {
  [Kind.DEALT]: 350,
  [Kind.TURN]: 350,
  [Kind.LOOKED]: 1000,
  [Kind.HANDLED]: 1200,
  [Kind.ANNOUNCED]: 1000,
  [Kind.PASSED]: 150,
  [Kind.CLAIMED]: 1000,
  [Kind.ANSWERED]: 150,
  [Kind.REVEALED]: 1100,
  [Kind.USED]: 500,
  [Kind.PAID]: 900,
  [Kind.FINED]: 900,
  [Kind.EXCHANGED]: 1200,
  [Kind.DECLINED]: 700,
  [Kind.SPIED]: 1000,
  [Kind.SHOWN]: 2400,
  [Kind.ASKED]: 1300,
  [Kind.NAMED]: 1300,
  [Kind.MOVED]: 1800,
  [Kind.ENDED]: 4500,
};
const USUAL_DURATION = 800;
/** How long all cards lie open after the deal. */
const TIME_TO_REMEMBER = 5000;
const BREATH_BEFORE_REVEALING = 400;

export const pacing: Pacing = ([kind], next) => {
  if (kind === Kind.DEALT && next?.[0] !== Kind.DEALT) return TIME_TO_REMEMBER;
  if (next?.[0] === Kind.REVEALED && kind !== Kind.REVEALED) return (DURATIONS[kind] ?? 0) + BREATH_BEFORE_REVEALING;
  return DURATIONS[kind] ?? USUAL_DURATION;
};

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
