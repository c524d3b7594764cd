// How events of The Grimm Masquerade are played back: how long each is shown, and what is shown again.

import type { NumberedEvent } from "../../server/game";
import type { Pacing } from "../shared/stage/stage.svelte";
import { Kind } from "./generated/constants";

/** Milliseconds. */
const DURATIONS: Record<number, number> = {
  [Kind.ROUND]: 2200,
  [Kind.OFFERED]: 350,
  [Kind.DEALT]: 120,
  [Kind.TREASURE]: 80,
  [Kind.REVEALED]: 220,
  [Kind.DISCARDED]: 400,
  [Kind.TURN]: 300,
  [Kind.DREW]: 700,
  [Kind.MARKED]: 1100,
  [Kind.UNMASKED]: 2600,
  [Kind.ROSES]: 800,
  [Kind.ACTED]: 1100,
  [Kind.POINTED]: 1800,
  [Kind.DECLINED]: 200,
  [Kind.PEEKED]: 2200,
  [Kind.SHOWN]: 900,
  [Kind.WAGER_SHOWN]: 900,
  [Kind.ROUND_ENDED]: 3200,
  [Kind.ENDED]: 2500,
};
const USUAL_DURATION = 750;

export const pacing: Pacing = ([kind]) => DURATIONS[kind] ?? USUAL_DURATION;

/** Everything, until the first turn: the draft is shown from its beginning. */
export function openingOf(past: readonly NumberedEvent[]): NumberedEvent[] {
  return past.some(({ event }) => event[0] === Kind.TURN) ? [] : [...past];
}
