import { catalogueStore, infoOf } from "./catalogue.svelte";
import type { Agreement } from "./generated/protocol";

/** The number of players; the server leaves it out where it is usual for the game that is played if none is named. */
export function playersOf({ players }: Agreement): number {
  const catalogue = catalogueStore.current;
  return players ?? (catalogue ? infoOf(catalogue, catalogue.default_game).usual_players : 0);
}
