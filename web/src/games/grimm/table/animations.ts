// What an event looks like: a card that flies, an overlay in front of everything, a guest that shakes.

import { Kind } from "../generated/constants";
import { EVERYONE, HIDDEN, NOWHERE } from "../../../server/generated/constants";
import type { GameEvent, NumberedEvent } from "../../../server/game";
import { members, readEvent, type EventFacts } from "../../shared/words/events";

/** A card that moves from one place of the table to another; `artifact` is HIDDEN for its back. */
export interface Flight {
  artifact: number;
  from: string;
  to: string;
}

/** What is shown in front of everything for a moment. */
export type Overlay =
  | { what: "round"; round: number }
  | { what: "unmasked"; player: number; character: number }
  | { what: "pointed"; player: number; character: number }
  | { what: "won"; player: number; trophy: number };

/** The roses on the trophy of each round, as it is printed. */
export const TROPHIES = [1, 3, 5];

/** The `data-place` of a guest. */
export const guestPlace = (player: number): string => `guest-${player}`;

/** The card that flies at an event; what is given away was just drawn, or lay before the giver. */
export function flightOf(gameEvent: GameEvent, isDrawn: boolean): Flight | undefined {
  const event = readEvent(gameEvent);
  const { kind, who, a, n, secret } = event;
  const from = isDrawn ? "drawn" : guestPlace(who);
  if (kind === Kind.REVEALED) return { artifact: secret, from: "deck", to: "pool" };
  if (kind === Kind.DRAFTED) return { artifact: n, from: "pool", to: guestPlace(who) };
  if (kind === Kind.DISCARDED) return { artifact: n, from: "pool", to: "discard" };
  if (kind === Kind.DREW) return { artifact: secret, from: "deck", to: isOpen(event) ? "drawn" : guestPlace(who) };
  if (kind === Kind.KEPT) return { artifact: n, from, to: guestPlace(who) };
  if (kind === Kind.GAVE) return { artifact: n, from, to: guestPlace(a) };
  if (kind === Kind.PASSED) return { artifact: n, from: guestPlace(who), to: guestPlace(a) };
  if (kind === Kind.ACTED) return { artifact: a, from: guestPlace(who), to: "discard" };
  return undefined;
}

const isOpen = ({ audience, secret }: EventFacts): boolean => secret !== HIDDEN && audience === EVERYONE;

export function overlayOf(event: GameEvent): Overlay | undefined {
  const { kind, who, a, b, n, secret } = readEvent(event);
  if (kind === Kind.ROUND) return { what: "round", round: n };
  if (kind === Kind.UNMASKED) return { what: "unmasked", player: who, character: secret };
  if (kind === Kind.POINTED) return { what: "pointed", player: a, character: n };
  if (kind === Kind.ROUND_ENDED) return { what: "won", player: members(a)[0] ?? NOWHERE, trophy: b };
  return undefined;
}

/** The CSS class of a guest to whom the current event happens. */
export function struckBy({ current }: { current: NumberedEvent | null }, player: number): string {
  const [kind, who] = current?.event ?? [];
  if (who !== player) return "";
  return kind === Kind.MARKED ? "stamped" : kind === Kind.UNMASKED ? "shaken" : "";
}
