import type { Hint } from "../../../server/generated/protocol";
import { fetchHint } from "../../../server/reviews";
import type { TableClient } from "../../../server/tableClient.svelte";

/** How long the Thinker needs to get ready before it is asked again, in milliseconds. */
const AGAIN = 2000;

/** What the Thinker would decide now; undefined if the game has gone on meanwhile. */
export async function askThinker(client: TableClient): Promise<Hint | undefined> {
  const { decision } = client;
  while (client.isAsked && client.decision === decision) {
    const hint = await fetchHint(client.code, client.table?.games ?? 0, decision);
    if (hint.state === "ready") return hint;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
  return undefined;
}
