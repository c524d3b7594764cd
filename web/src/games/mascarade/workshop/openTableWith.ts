import { router } from "../../../router.svelte";
import { openTable } from "../../../server/httpClient";
import mascarade from "..";
import type { Agreement } from "../../../server/generated/protocol";
import type { Settings } from "../generated/view";

/** A table that is neither empty nor crowded. */
const USUAL_PLAYERS = 6;
const BOTS = ["honest", "bluffer", "forgetful"];

/** How many should play with a mask that needs this many players. */
export function playersFor(least = 2): number {
  return Math.max(USUAL_PLAYERS, least);
}

/** Open a table with bots for these settings, begin, and go there. */
export async function openTableWith(players: number, settings: Settings): Promise<void> {
  const agreement = { game: mascarade.id, players, settings };
  const { code } = await openTable({ agreement, bots: BOTS, sit: true, begin: true });
  router.go(`/t/${code}`);
}

/** Open a table where friends can come, and go there. */
export async function openFriendsTable(agreement: Agreement): Promise<void> {
  const { code } = await openTable({ agreement });
  router.go(`/t/${code}`);
}
