import type { TableStatus } from "../../../server/generated/protocol";

/** Who plays for a player, if it is not themselves. */
export type Status = "bot" | "stood-in" | "away";

export function statusOf(table: TableStatus | undefined, player: number): Status | undefined {
  const chair = table?.chairs[player];
  if (chair?.stand_in) return "stood-in";
  if (chair?.bot) return "bot";
  const guest = table?.guests.find(({ number }) => number === chair?.guest);
  return guest && !guest.online ? "away" : undefined;
}
