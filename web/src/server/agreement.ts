import { DEFAULT_PLAYERS, type Agreement } from "./generated/protocol";

export function playersOf(agreement: Agreement): number {
  return agreement.players ?? DEFAULT_PLAYERS;
}
