// How events of The Grimm Masquerade are played back: and what is shown again.

import type { NumberedEvent } from "../../server/game";
import type { Pacing } from "../shared/stage/stage.svelte";
import { pacingFrom } from "../shared/stage/pacingTable";
import { Kind } from "./generated/constants";
import { PACING } from "./generated/pacing";

export const pacing: Pacing = pacingFrom(PACING);

/** Everything, until the first turn: the draft is shown from its beginning. */
export function openingOf(past: readonly NumberedEvent[]): NumberedEvent[] {
  return past.some(({ event }) => event[0] === Kind.TURN) ? [] : [...past];
}
