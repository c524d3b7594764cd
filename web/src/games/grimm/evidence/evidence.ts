// The evidence board: who can still be whom, as everybody can see it, or with what only the viewer knows.

import { KINDS } from "../generated/constants";
import type { View, GuestView } from "../generated/view";

/** What the board says of a guest and a character. */
export type Evidence = "shown" | "marker" | "impossible" | "certain" | "open";

export const CHARACTER_NUMBERS: readonly number[] = Array.from({ length: KINDS }, (_, each) => each);

/** What is known of a guest being a character; `privately` adds the viewer's own cards and what they peeked at. */
export function evidenceOf(view: View, guest: GuestView, character: number, privately = false): Evidence {
  if (guest.shown.includes(character) || isSeen(view, guest, character, privately)) return "shown";
  if (guest.markers.includes(character)) return "marker";
  const possible = possibleOf(view, guest, privately);
  if (!possible) return "open";
  if (!possible.includes(character)) return "impossible";
  return possible.length <= masksLeft(view, guest) ? "certain" : "open";
}

/** After a round all masks are off; one's own is known before, privately. */
function isSeen(view: View, guest: GuestView, character: number, privately: boolean): boolean {
  return guest.characters.includes(character) && (privately || guest.player !== view.viewer);
}

function possibleOf(view: View, guest: GuestView, privately: boolean): readonly number[] | null {
  if (!guest.possible || !privately) return guest.possible;
  const own = view.guests.find(({ player }) => player === view.viewer)?.characters ?? [];
  if (guest.player === view.viewer) return own;
  return guest.possible.filter((each) => !own.includes(each) && !view.peeked.includes(each));
}

function masksLeft(view: View, guest: GuestView): number {
  return masksEach(view) - guest.shown.length;
}

/** How many masks everybody has in a round: a ball of two is danced by four. */
export function masksEach({ guests }: View): number {
  return guests.length === 2 ? 2 : 1;
}

/** The viewer's characters that are still masked. */
export function ownCharacters(view: View): number[] {
  const own = view.guests.find(({ player }) => player === view.viewer);
  return own?.characters.filter((character) => !own.shown.includes(character)) ?? [];
}

/** What the viewer alone has seen of characters: in the deck, and on their wagers. */
export function seenAlone({ peeked, own_wagers }: View): { label: string; characters: number[] }[] {
  const seen = [
    { label: "grimm-label-peeked", characters: peeked },
    { label: "grimm-label-own-wagers", characters: own_wagers },
  ];
  return seen.filter(({ characters }) => characters.length);
}

/** The guests clockwise from the viewer's left, the viewer last; from the first seat for those who watch. */
export function around(view: View): GuestView[] {
  const own = view.guests.findIndex(({ player }) => player === view.viewer);
  return [...view.guests.slice(own + 1), ...view.guests.slice(0, own + 1)];
}

/** Whether the masks of the round are still to be dealt. */
export function isBetweenRounds(view: View): boolean {
  return !view.guests.some((guest) => guest.masked || guest.shown.length);
}
