import { pick } from "../../../i18n/pick";
import type { Telling } from "../../../server/generated/protocol";

/** A move taken apart: its kind, and the facts in its number by name. */
export interface Move {
  kind: string;
  facts: Readonly<Record<string, number>>;
}

/** A move by its number, out of the game's table of moves. */
export function readMove(telling: Telling, move: number): Move {
  const row = telling.moves[move];
  if (!row) throw new RangeError(`there is no move ${move}`);
  const [kind, ...facts] = row;
  const names = telling.move_facts[String(kind)] ?? [];
  return { kind: String(kind), facts: Object.fromEntries(names.map((name, i) => [name, Number(facts[i])])) };
}

/** The short name of a number in one of the game's lists: `left` for a direction. */
export function shortNameOf(telling: Telling, list: string, number: number): string {
  return pick(pick(telling.lists ?? {}, list).names, number);
}
