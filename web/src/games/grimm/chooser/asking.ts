// A question taken in steps: which action, then paid with what; whom, then of being which character.

import type { Direction, GrimmMove } from "../words/moves";
import { decode } from "../words/moves";

/** One thing to choose on the way to a move. */
export type Step =
  | { choose: "action"; action: number }
  | { choose: "payment"; artifact: number; treasure: boolean }
  | { choose: "player"; player: number }
  | { choose: "nobody" }
  | { choose: "character"; character: number }
  | { choose: "artifact"; artifact: number }
  | { choose: "direction"; direction: Direction }
  | { choose: "answer"; answer: "pass" | "accept" | "keep" };

/** What can be chosen next: `move` where that decides it. */
export interface Choice {
  step: Step;
  move: number | undefined;
}

/** The ways to a move: more than one where the order does not matter. */
function waysTo(move: GrimmMove): Step[][] {
  switch (move.what) {
    case "pass":
    case "accept":
    case "keep":
      return [[{ choose: "answer", answer: move.what }]];
    case "give":
      return [[player(move.player)]];
    case "take":
      return [[artifact(move.artifact)]];
    case "mark":
    case "wager":
    case "ability":
      return [[character(move.character)]];
    case "accuse":
      return [[player(move.player), character(move.character)]];
    case "handOver":
      return [[artifact(move.artifact), player(move.player)]];
    case "dance":
      return [[artifact(move.artifact), { choose: "direction", direction: move.direction }]];
    case "toast":
      return [[player(move.first), player(move.second)]];
    case "listen":
      return waysToListen(move.players);
    case "act":
      return [[{ choose: "action", action: move.action }, { choose: "payment", artifact: move.artifact, treasure: move.treasure }]];
  }
}

function waysToListen([one = 0, two]: number[]): Step[][] {
  if (two === undefined) return [[player(one), { choose: "nobody" }]];
  return [
    [player(one), player(two)],
    [player(two), player(one)],
  ];
}

const player = (number: number): Step => ({ choose: "player", player: number });
const artifact = (number: number): Step => ({ choose: "artifact", artifact: number });
const character = (number: number): Step => ({ choose: "character", character: number });

/** What can be chosen after these steps. */
export function choicesAfter(options: readonly number[], taken: readonly Step[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const move of options) {
    for (const way of waysTo(decode(move))) addChoice(found, way, taken, move);
  }
  return [...found.values()];
}

function addChoice(found: Map<string, Choice>, way: Step[], taken: readonly Step[], move: number): void {
  const step = way[taken.length];
  if (!step || !begins(way, taken)) return;
  const key = nameOf(step);
  const last = way.length === taken.length + 1;
  if (!found.has(key)) found.set(key, { step, move: last ? move : undefined });
}

function begins(way: readonly Step[], taken: readonly Step[]): boolean {
  return taken.every((step, index) => way[index] !== undefined && nameOf(way[index]) === nameOf(step));
}

/** The same for the same step. */
export const nameOf = (step: Step): string => JSON.stringify(step);

/** The steps that need no choosing because there is only one way to go on. */
export function stepsWithoutChoice(options: readonly number[], taken: readonly Step[]): Step[] {
  const choices = choicesAfter(options, taken);
  const [only] = choices;
  if (choices.length !== 1 || !only || only.move !== undefined) return [...taken];
  return stepsWithoutChoice(options, [...taken, only.step]);
}
