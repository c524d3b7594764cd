// Somebody who is told of a game, whichever game it is; and what they are told.

import { HIDDEN } from "../../../server/generated/constants";
import type { Language } from "../../../i18n/language";
import { pick } from "../../../i18n/pick";

/** An event as it comes over the wire: kind, who, a, b, n, secret, audience. */
export type Told = readonly [number, number, number, number, number, number, number];

/** The same, with names; what `a`, `b` and `n` mean is said by the game's own list of kinds. */
export interface EventFacts {
  kind: number;
  who: number;
  a: number;
  b: number;
  n: number;
  secret: number;
  audience: number;
}

/** An event with names for its numbers. */
export function readEvent([kind, who, a, b, n, secret, audience]: Told): EventFacts {
  return { kind, who, a, b, n, secret, audience };
}

/** The same as those see it who are not in its audience. */
export function faceDown([kind, who, a, b, n]: Told): [...Told] {
  return [kind, who, a, b, n, HIDDEN, 0];
}

/** The seats, places or players of a set of bits, lowest first. */
export function members(bits: number): number[] {
  const found: number[] = [];
  for (let i = 0; bits >> i; i++) if ((bits >> i) & 1) found.push(i);
  return found;
}

/** A name as it stands in messages: `glass-slipper`, `must-swap`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[ _]/g, "-");
}

/** What the numbers of a class are called in messages: `extra-card` for EXTRA_CARD. */
export function messageNames(numbers: Readonly<Record<string, number>>): Record<number, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, n]) => [n, slug(name)]));
}

export type Side = "you" | "other";

/** In which language, at whose table, and which of them it is that hears it. */
export class Listener {
  constructor(
    public language: Language,
    readonly names: readonly string[],
    /** A player, or SPECTATOR. */
    readonly viewer: number,
  ) {}

  /** Whether this player is the one who is told. */
  side(player: number): Side {
    return player === this.viewer ? "you" : "other";
  }

  /** A player's name. */
  name(player: number): string {
    return pick(this.names, player);
  }

  /** Who has won; several share. */
  tellWinners(winners: readonly number[]): string {
    const others = winners.filter((player) => player !== this.viewer).map((player) => this.name(player));
    const too = winners.includes(this.viewer);
    if (too && !others.length) return this.language.say("won-you");
    const facts = { winners: this.language.join(others), count: others.length };
    return this.language.say(too ? "won-you-too" : "won-other", facts);
  }
}
