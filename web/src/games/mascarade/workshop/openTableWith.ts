import { router } from "../../../router.svelte";
import type { Agreement } from "../../../server/generated/protocol";
import { openTable } from "../../../server/httpClient";
import mascarade from "..";

/** A table that is neither empty nor crowded. */
const USUAL_PLAYERS = 6;
const BOTS = ["honest", "bluffer", "forgetful"];

/** How many should play with a mask that needs this many players. */
export function playersFor(least = 2): number {
  return Math.max(USUAL_PLAYERS, least);
}

/** Open a table with bots for an agreement, begin, and go there. */
export async function openTableWith(agreement: Agreement): Promise<void> {
  const { code } = await openTable({ agreement: { game: mascarade.id, ...agreement }, bots: BOTS, sit: true, begin: true });
  router.go(`/t/${code}`);
}
