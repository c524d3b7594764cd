// Seat names in place of people's: what is shared names nobody, unless the sharer wants that.

import { say } from "../../i18n/language.svelte";

/** As link previews call the seats. */
export const seatName = (player: number) => say("seat-name", { n: player + 1 });

/** Everything that the server says of players, with the names of their seats. */
export function withSeatNames<T>(told: T): T {
  if (Array.isArray(told)) return told.map((each: unknown) => withSeatNames(each)) as T;
  if (typeof told !== "object" || told === null) return told;
  const facts = Object.entries(told).map(([key, value]) => [key, key === "players" ? seatsOf(value) : withSeatNames(value as unknown)]);
  const named = Object.fromEntries(facts) as Record<string, unknown>;
  if (typeof named["player"] === "number" && typeof named["name"] === "string") named["name"] = seatName(named["player"]);
  return named as T;
}

function seatsOf(players: unknown): unknown {
  if (!Array.isArray(players)) return players;
  return players.map((each: unknown, player) => (typeof each === "string" ? seatName(player) : withSeatNames(each)));
}
