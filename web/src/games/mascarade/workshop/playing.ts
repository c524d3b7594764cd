import type { Agreement } from "../../../server/generated/protocol";
import { router } from "../../../router.svelte";
import { openTable } from "../../../server/asking";

/** A table that is neither empty nor loud. */
const USUAL = 6;
const BOTS = ["honest", "bluffer", "forgetful"];

/** How many should play with a mask that wants so many. */
export function enough(from = 2): number {
  return Math.max(USUAL, from);
}

/** Open a table with bots for this, begin, and go there. */
export async function playWith(agreement: Agreement): Promise<void> {
  const { code } = await openTable({ agreement: { game: "mascarade", ...agreement }, bots: BOTS, sit: true, begin: true });
  router.go(`/t/${code}`);
}
