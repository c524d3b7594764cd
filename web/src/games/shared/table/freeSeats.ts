import type { ChairStatus } from "../../../server/generated/protocol";

/** A seat that a bot plays on, and whose name stands there. */
export interface FreeSeat {
  seat: number;
  name: string;
}

/** The bots' seats that a spectator may take over; those who have played already, only their own. */
export function seatsToTake(chairs: readonly ChairStatus[], names: readonly string[], own: string | undefined): FreeSeat[] {
  const free = chairs.flatMap(({ bot, guest }, seat) => (bot && guest == null ? [{ seat, name: names[seat] ?? "" }] : []));
  const before = free.filter(({ name }) => name === own);
  return before.length ? before : free;
}
