import { findGame } from "../..";
import { prefersReducedMotion } from "../../../ui/settings/settings.svelte";
import { shortened } from "./pacingTable";
import type { Pacing } from "./stage.svelte";

/** How long each event of a game is shown: shorter where nothing is animated. */
export function pacingOf(game: string): Pacing {
  const { pacing } = findGame(game);
  const { keepsPace, step } = pacing;
  const reduced: Pacing = (event, next) =>
    prefersReducedMotion() && !keepsPace?.(event) ? shortened(pacing(event, next), 0.7) : pacing(event, next);
  return Object.assign(reduced, { keepsPace, step });
}
