// The options of a question, chosen in small steps: what to do, then with which card, then to whom.

/** What one step decides: `swap`, `place:3`, `payment:2:treasure`. */
export type Key = string;

/** Something to choose; with its move, if that settles the question. */
export interface Choice {
  key: Key;
  move?: number;
}

export interface Step {
  /** What was chosen before, including the steps without an alternative. */
  path: Key[];
  choices: Choice[];
}

/** How a game takes its moves apart into steps. */
export interface Ways {
  /** The keys that lead to one of the moves that are open, in order; several ways if the order does not matter. */
  to(move: number, options: readonly number[]): readonly (readonly Key[])[];
  /** Whether a choice settles the question as soon as only one move is left; otherwise every step is shown. */
  readonly endEarly: boolean;
}

interface Way {
  move: number;
  keys: readonly Key[];
}

/** The next step after some choices. A step without an alternative is skipped, unless it settles the question. */
export function stepAfter(ways: Ways, options: readonly number[], chosen: readonly Key[]): Step {
  const open = options
    .flatMap((move) => ways.to(move, options).map((keys): Way => ({ move, keys })))
    .filter(({ keys }) => keys.length > chosen.length && startsWith(keys, chosen));
  const keys = [...new Set(open.map((way) => way.keys[chosen.length] as Key))];
  const choices = keys.map((key) => choiceOf(key, [...chosen, key], open, ways.endEarly));
  const [only] = choices;
  if (only && choices.length === 1 && only.move === undefined) return stepAfter(ways, options, [...chosen, only.key]);
  return { path: [...chosen], choices };
}

function choiceOf(key: Key, chosen: readonly Key[], open: readonly Way[], endEarly: boolean): Choice {
  const left = open.filter(({ keys }) => startsWith(keys, chosen));
  const [first] = left;
  const settles = endEarly ? left.length === 1 : first?.keys.length === chosen.length;
  return first && settles ? { key, move: first.move } : { key };
}

function startsWith(keys: readonly Key[], begin: readonly Key[]): boolean {
  return begin.every((key, index) => keys[index] === key);
}

/** What kind of thing a step decides: `place` of `place:3`. */
export function kindOf(key: Key): string {
  return key.split(":")[0] ?? key;
}

/** The first value in a key: `3` of `place:3`. */
export function valueOf(key: Key): string {
  return key.split(":")[1] ?? "";
}
