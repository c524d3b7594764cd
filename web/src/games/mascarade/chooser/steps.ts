// The options of a question, one small step after another. Every step offers only what an option leads to.

import { decode, type Move } from "../words/moves";

/** What one step decides. */
export type Key =
  | "look"
  | "swap"
  | "announce"
  | "pass"
  | "decline"
  | "pretend"
  | "reallySwap"
  | `${"hand" | "place" | "how" | "mask" | "seat" | "card" | "claim" | "name"}:${string}`;

/** Something to choose; with a move where it is the last step. */
export interface Choice {
  key: Key;
  move?: number;
}

export interface Step {
  /** What was chosen before, those steps among it where there was nothing to choose. */
  path: Key[];
  choices: Choice[];
}

/** The steps that lead to a move. */
function pathTo(move: Move): Key[] {
  switch (move.what) {
    case "look":
      return ["look", `hand:${move.hand}`];
    case "swap":
      return ["swap", `hand:${move.hand}`, `place:${move.place}`, `how:${move.how}`];
    case "announce":
      return ["announce", `mask:${move.mask}`, `hand:${move.hand}`];
    case "claim":
      return [`claim:${move.hand}`];
    case "name":
      return [`name:${move.mask}`];
    case "seat":
      return [`seat:${move.seat}`];
    case "card":
      return [`card:${move.place}`];
    default:
      return [move.what];
  }
}

/** What there is to choose after these choices; where only one thing can be chosen, it is. */
export function stepAfter(options: readonly number[], chosen: readonly Key[]): Step {
  const paths = options.map((move) => ({ move, path: pathTo(decode(move)) })).filter(({ path }) => startsWith(path, chosen));
  const next = [...new Set(paths.map(({ path }) => path[chosen.length]))].filter((key) => key !== undefined);
  const [only] = next;
  if (only && next.length === 1 && paths.length > 1) return stepAfter(options, [...chosen, only]);
  return { path: [...chosen], choices: next.map((key) => choiceOf(key, [...chosen, key], paths)) };
}

function choiceOf(key: Key, chosen: Key[], paths: { move: number; path: Key[] }[]): Choice {
  const left = paths.filter(({ path }) => startsWith(path, chosen));
  const [first] = left;
  return left.length === 1 && first ? { key, move: first.move } : { key };
}

function startsWith(path: readonly Key[], begin: readonly Key[]): boolean {
  return begin.every((key, index) => path[index] === key);
}

/** What kind of thing a step decides. */
export function kindOf(key: Key): string {
  return key.split(":")[0] ?? key;
}

/** The number or word in a key: `3` of `place:3`. */
export function valueOf(key: Key): string {
  return key.split(":")[1] ?? "";
}

/** The card on the table that a choice means; the viewer's own begin at `own`. */
export function placeOf(key: Key, own: number): number | undefined {
  const kind = kindOf(key);
  if (kind === "hand") return own + Number(valueOf(key));
  return kind === "place" || kind === "card" ? Number(valueOf(key)) : undefined;
}

/** The seat that a choice means. */
export function seatOf(key: Key): number | undefined {
  return kindOf(key) === "seat" ? Number(valueOf(key)) : undefined;
}
