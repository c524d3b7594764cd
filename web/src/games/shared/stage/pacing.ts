import { findGame } from "../..";
import { prefersReducedMotion } from "../../../ui/settings/settings.svelte";
import type { Pacing } from "./stage.svelte";

/** How long each event of a game is shown: shorter where nothing is animated. */
export function pacingOf(game: string): Pacing {
  const { pacing } = findGame(game);
  return (event, next) => pacing(event, next) * (prefersReducedMotion() ? 0.7 : 1);
}
