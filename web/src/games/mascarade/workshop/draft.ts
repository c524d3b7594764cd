// A mask in the making, and how it is written down (docs/masks.md).

import { PRINTED } from "../generated/constants";
import type { MaskChecked } from "../generated/view";
import { readEffect, spellEffect, type Effect } from "../words/cardText";

export interface Draft {
  id: string;
  name: string;
  power: Effect[];
  /** How many cards of it there are; as many as usual, if nothing is said. */
  copies?: number;
  /** From how many players on it may be played. */
  from?: number;
}

export const LONGEST_NAME = 24;
const LETTERS = /^[\p{L}\p{N}\p{M} '’-]+$/u;
/** Stands for a name, as long as there is none that can be played. */
const NAMELESS = "Mask";

/** A unique id. `crypto.randomUUID` needs HTTPS, which a server at home does not have. */
function someId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
}

export function newDraft(): Draft {
  return { id: someId(), name: "", power: [{ verb: "gain", n: 2, whom: "self" }] };
}

/** What is the matter with a name, beside the names of our other masks: the end of a message, or nothing. */
export function nameProblem(name: string, others: readonly string[] = []): "missing" | "odd" | "printed" | "own" | undefined {
  const plain = name.trim();
  if (!plain) return "missing";
  if (!LETTERS.test(plain) || plain.length > LONGEST_NAME) return "odd";
  if (isAmong(PRINTED, plain)) return "printed";
  return isAmong(others, plain) ? "own" : undefined;
}

function isAmong(names: readonly string[], wanted: string): boolean {
  return names.some((name) => name.trim().toLowerCase() === wanted.toLowerCase());
}

/** A draft as a mask file. */
export function writeMask({ name, power, copies, from }: Draft): string {
  const lines = [
    `name = ${JSON.stringify(nameProblem(name) ? NAMELESS : name.trim())}`,
    `power = [${power.map((effect) => `"${spellEffect(effect)}"`).join(", ")}]`,
    ...(copies === undefined ? [] : [`copies = ${copies}`]),
    ...(from === undefined ? [] : [`from = ${from}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** A draft from what the server has read in a mask file. */
export function draftOf({ name, power, copies, least_players: from }: MaskChecked): Draft {
  return { ...newDraft(), name, power: power.map(readEffect), copies, from };
}
