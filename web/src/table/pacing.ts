import { wantsStillness } from "../settings.svelte";
import type { Pacing } from "./stage.svelte";

/** How long each event of a game is looked at. */
export function pacingOf(game: "mascarade" | "grimm"): Pacing {
  const usual = game === "mascarade" ? 900 : 800;
  return () => (wantsStillness() ? usual / 2 : usual);
}
