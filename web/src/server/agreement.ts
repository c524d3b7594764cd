import type { Agreement } from "./generated/protocol";

/** What the server assumes if an agreement does not say. */
const DEFAULT_PLAYERS = 6;

export function playersOf(agreement: Agreement): number {
  return agreement.players ?? DEFAULT_PLAYERS;
}
