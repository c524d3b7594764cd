import type { Agreement, ChairStatus } from "../../../server/generated/protocol";

/** A seat that a bot plays on, and whose name stands there. */
export interface FreeSeat {
  seat: number;
  name: string;
  /** Whether the host has to agree. */
  ask: boolean;
}

interface Spectator {
  /** The seat that they have left in this game. */
  played: number | null | undefined;
  /** The seat that they have asked for. */
  asked?: number | undefined;
  /** Whether the host gave them no seat in this game. */
  declined?: boolean | undefined;
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
  const { played } = spectator;
  if (played !== null && played !== undefined) return free.filter(({ seat }) => seat === played).map((each) => ({ ...each, ask: false }));
  if (isPublic || take_over === "nobody" || (ask && spectator.declined)) return [];
  return free.filter(({ seat }) => seat !== spectator.asked);
}
