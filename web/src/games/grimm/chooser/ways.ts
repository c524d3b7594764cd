// How the moves of The Grimm Masquerade are taken apart into steps: which action, then paid with what; whom, then as whom.

import type { Key, Ways } from "../../shared/chooser/steps";
import { members } from "../../shared/words/events";
import { directionOf, moveOf } from "../words/narrator";

export const ways: Ways = {
  to(move, options) {
    const { kind, facts } = moveOf(move);
    if (kind === "eavesdrop") return keysToListen(members(facts["them"] ?? 0));
    if (kind === "toast") return keysToToast(facts, options);
    return [STEPS[kind]?.map((step) => KEYS[step](facts)) ?? [`answer:${kind}`]];
  },
  endEarly: false,
};

type Step = "player" | "artifact" | "character" | "direction" | "action" | "payment";

/** In which order the facts of a move are chosen; other moves are an answer. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  give: ["player"],
  take: ["artifact"],
  mark: ["character"],
  wager: ["character"],
  ability: ["character"],
  accuse: ["player", "character"],
  "hand-over": ["artifact", "player"],
  dance: ["artifact", "direction"],
  act: ["action", "payment"],
};

const player = (number = 0): Key => `player:${number}`;

const KEYS: Record<Step, (facts: Readonly<Record<string, number>>) => Key> = {
  player: (facts) => player(facts["player"]),
  artifact: (facts) => `artifact:${facts["artifact"]}`,
  character: (facts) => `character:${facts["character"]}`,
  direction: (facts) => `direction:${directionOf(facts["direction"] ?? 0)}`,
  action: (facts) => `action:${facts["action"]}`,
  payment: (facts) => `payment:${facts["artifact"]}${facts["cards"] === 1 ? ":treasure" : ""}`,
};

function keysToListen([one = 0, two]: number[]): Key[][] {
  if (two === undefined) return [[player(one), "nobody"]];
  return [
    [player(one), player(two)],
    [player(two), player(one)],
  ];
}

/** Two equal cards go out in any order: then only one of the two moves is open. */
function keysToToast({ first = 0, second = 0 }: Readonly<Record<string, number>>, options: readonly number[]): Key[][] {
  const [one, two] = [player(first), player(second)];
  const hasOrder = options.map(moveOf).some(({ kind, facts }) => kind === "toast" && facts["first"] === second && facts["second"] === first);
  return hasOrder ? [[one, two]] : [[one, two], [two, one]];
}

/** Whether a payment is one card and the treasure. */
export function isWithTreasure(key: Key): boolean {
  return key.endsWith(":treasure");
}
