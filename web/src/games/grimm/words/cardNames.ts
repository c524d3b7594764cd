import { ACTIONS, ARTIFACTS, CHARACTERS } from "../generated/constants";
import { pick } from "../../../i18n/pick";

export type CardKind = "character" | "artifact" | "action";

const NAMES: Record<CardKind, readonly string[]> = { character: CHARACTERS, artifact: ARTIFACTS, action: ACTIONS };

/** The name of a card in the rules, by its number in the views. */
export function nameInRules(kind: CardKind, number: number): string {
  return pick(NAMES[kind], number);
}
