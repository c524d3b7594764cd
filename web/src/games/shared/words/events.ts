// Events as they come over the wire, read by name.

import type { GameEvent } from "../../../server/game";
import { HIDDEN } from "../../../server/generated/constants";

/** An event with names for its numbers; what `a`, `b` and `n` mean is said by the game's own list of kinds. */
export interface EventFacts {
  kind: number;
  who: number;
  a: number;
  b: number;
  n: number;
  secret: number;
  audience: number;
}

export function readEvent([kind, who, a, b, n, secret, audience]: GameEvent): EventFacts {
  return { kind, who, a, b, n, secret, audience };
}

/** The same event as players see it who are not in its audience. */
export function faceDown([kind, who, a, b, n]: GameEvent): GameEvent {
  return [kind, who, a, b, n, HIDDEN, 0];
}

/** A set of seats, places or players. */
export function bitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | (1 << number), 0);
}

/** The seats, places or players of a set of bits, lowest first. */
export function members(bits: number): number[] {
  const found: number[] = [];
  for (let i = 0; bits >> i; i++) if ((bits >> i) & 1) found.push(i);
  return found;
}
