// What is to be seen and heard of an event: a card that flies, a scene before everybody, a sound.

import { Kind } from "../generated/constants";
import { EVERYONE, HIDDEN, NOWHERE } from "../../../server/generated/constants";
import { readEvent, type EventFacts, type Told } from "../../shared/words/listener";

/** A card on its way from one place of the table to another; `artifact` is HIDDEN for its back. */
export interface Flight {
  artifact: number;
  from: string;
  to: string;
}

/** What stands before everything for a moment. */
export type Scene =
  | { scene: "round"; round: number; first: number }
  | { scene: "unmasked"; player: number; character: number }
  | { scene: "pointed"; player: number; at: number; character: number }
  | { scene: "won"; player: number; how: number; trophy: number };

/** The roses on the trophy of each round, as it is printed. */
export const TROPHIES = [1, 3, 5];

/** Places are found in the table by these names. */
export const guestPlace = (player: number): string => `guest-${player}`;

/** The card that flies at an event. */
export function flightOf(told: Told, drawn: readonly (number | null)[]): Flight | undefined {
  const event = readEvent(told);
  const { kind, who, a, n, secret } = event;
  const from = drawn.includes(n) ? "drawn" : guestPlace(who);
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

/** The scene that an event is. */
export function sceneOf(told: Told): Scene | undefined {
  const { kind, who, a, b, n, secret } = readEvent(told);
  if (kind === Kind.ROUND) return { scene: "round", round: n, first: who };
  if (kind === Kind.UNMASKED) return { scene: "unmasked", player: who, character: secret };
  if (kind === Kind.POINTED) return { scene: "pointed", player: who, at: a, character: n };
  if (kind === Kind.ROUND_ENDED) return { scene: "won", player: a ? Math.log2(a) : NOWHERE, how: n, trophy: b };
  return undefined;
}

/** How long events are looked at, in milliseconds. */
const LOOKED_AT: Record<number, number> = {
  [Kind.ROUND]: 2200,
  [Kind.OFFERED]: 350,
  [Kind.DEALT]: 120,
  [Kind.TREASURE]: 80,
  [Kind.REVEALED]: 220,
  [Kind.DISCARDED]: 400,
  [Kind.TURN]: 300,
  [Kind.DREW]: 700,
  [Kind.MARKED]: 1100,
  [Kind.UNMASKED]: 2600,
  [Kind.ROSES]: 800,
  [Kind.ACTED]: 1100,
  [Kind.POINTED]: 1800,
  [Kind.DECLINED]: 200,
  [Kind.PEEKED]: 2200,
  [Kind.SHOWN]: 900,
  [Kind.WAGER_SHOWN]: 900,
  [Kind.ROUND_ENDED]: 3200,
  [Kind.ENDED]: 2500,
};
const USUALLY = 750;

/** How long an event is looked at. */
export function lookedAt(told: Told): number {
  return LOOKED_AT[told[0]] ?? USUALLY;
}

/** What a guest is struck by at this moment, as a class of style. */
export function struckBy({ moment }: { moment: { event: Told } | null }, player: number): string {
  const [kind, who] = moment?.event ?? [];
  if (who !== player) return "";
  return kind === Kind.MARKED ? "stamped" : kind === Kind.UNMASKED ? "shaken" : "";
}
