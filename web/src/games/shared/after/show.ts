// The show after a game: its best moments, one after another.

import type { GuestStatus, TableStatus } from "../../../server/generated/protocol";
import type { OpenCard } from "./cardFace";

/** As many as take about a minute. */
export const MOST_MOMENTS = 8;

/** Something that was not what it seemed. */
export interface ShowMoment {
  /** The number of its event in the game, by which people say that they knew it. */
  event: number;
  /** Whose mask it was. */
  player: number;
  name: string;
  when: string;
  /** What seemed to be, and the card for it; null for a card face down. */
  seemed: string;
  mask: OpenCard | null;
  /** What it truly was. */
  truth: string;
  faces: readonly OpenCard[];
  /** Who believed it, who did not, what it brought. */
  more: readonly string[];
  /** The moments that are worth most are shown. */
  worth: number;
}

/** The moments that are worth most, in the order in which they happened. */
export function bestMoments(moments: readonly ShowMoment[], most = MOST_MOMENTS): ShowMoment[] {
  return moments
    .toSorted((one, other) => other.worth - one.worth || one.event - other.event)
    .slice(0, most)
    .toSorted((one, other) => one.event - other.event);
}

/** The guests who are here and say that they knew what an event truly was. */
export function whoKnew(table: TableStatus | undefined, event: number): GuestStatus[] {
  const numbers = (table?.knew ?? []).filter(({ events }) => events.includes(event)).map(({ guest }) => guest);
  return (table?.guests ?? []).filter(({ number }) => numbers.includes(number));
}

/** The guests who knew most of these moments; nobody, if nobody knew any. */
export function whoKnewMost(table: TableStatus | undefined, moments: readonly ShowMoment[]): GuestStatus[] {
  const guests = table?.guests ?? [];
  const counts = guests.map(({ number }) => moments.filter(({ event }) => whoKnew(table, event).some((guest) => guest.number === number)).length);
  const most = Math.max(0, ...counts);
  return most ? guests.filter((_, i) => counts[i] === most) : [];
}
