import type { Agreement, ChairStatus } from "../../../server/generated/protocol";

/** A seat that a bot plays on, and whose name stands there. */
export interface FreeSeat {
  seat: number;
  name: string;
  /** Whether the host has to agree. */
  ask: boolean;
}

interface Spectator {
  name: string | undefined;
  isHost: boolean;
}

/** The bots' seats that a spectator may take over or ask for; those who have played already, only their own. */
export function seatsToTake(
  chairs: readonly ChairStatus[],
  names: readonly string[],
  { take_over = "nobody", public: isPublic = false }: Agreement,
  spectator: Spectator,
): FreeSeat[] {
  const ask = take_over === "host" && !spectator.isHost;
  const free = chairs.flatMap(({ bot, guest }, seat) => (bot && guest == null ? [{ seat, name: names[seat] ?? "", ask }] : []));
  const before = free.filter(({ name }) => name === spectator.name);
  if (before.length) return before.map((seat) => ({ ...seat, ask: false }));
  return isPublic || take_over === "nobody" ? [] : free;
}
