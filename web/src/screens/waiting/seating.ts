import type { ChairStatus, GuestStatus, TableStatus } from "../../server/generated/protocol";

/** A seat as the waiting room shows it. */
export interface Seat {
  number: number;
  guest: GuestStatus | undefined;
  bot: string;
}

/** The seats in order, with who sits there. */
export function seatsOf(table: TableStatus): Seat[] {
  return table.chairs.map((chair, number) => ({ number, guest: guestOn(table, chair), bot: chair.bot ?? "" }));
}

function guestOn(table: TableStatus, { guest }: ChairStatus): GuestStatus | undefined {
  return guest === undefined || guest === null ? undefined : table.guests.find(({ number }) => number === guest);
}

function isEmpty({ guest, bot }: Seat): boolean {
  return !guest && !bot;
}

/** The numbers of the empty seats. */
export function emptySeats(table: TableStatus): number[] {
  return seatsOf(table).filter(isEmpty).map(({ number }) => number);
}

/** Who is here without a seat. */
export function watchers(table: TableStatus): GuestStatus[] {
  return table.guests.filter(({ seat, online }) => online && (seat === undefined || seat === null));
}

/** Who sits here, but looks elsewhere. */
export function awayOnes(table: TableStatus): GuestStatus[] {
  return table.guests.filter(({ seat, online }) => !online && seat !== undefined && seat !== null);
}

/** Who sits here with the host, and is asked whether they are ready. */
export function othersSeated(table: TableStatus): GuestStatus[] {
  return table.guests.filter(({ number, seat }) => number !== table.host && seat !== undefined && seat !== null);
}

export function nameOf(table: TableStatus, number: number): string | undefined {
  return table.guests.find((guest) => guest.number === number)?.name;
}
