// The names of cards and what they say.

import type { Language } from "../../../i18n/language";
import { speaking } from "../../../i18n/language.svelte";
import { pick } from "../../../i18n/pick";
import { SPECTATOR } from "../../../server/generated/constants";
import { ACTIONS, ARTIFACTS, CHARACTERS } from "../generated/constants";
import { GameNarrator } from "./narrator";

export type CardKind = "character" | "artifact" | "action";
/** A card's name, or what it says; `ability-text` is of a character. */
export type CardWords = CardKind | `${CardKind | "ability"}-text`;

const NAMES: Record<CardKind, readonly string[]> = { character: CHARACTERS, artifact: ARTIFACTS, action: ACTIONS };

/** The name of a card in the rules, by its number in the views. */
export function nameInRules(kind: CardKind, number: number): string {
  return pick(NAMES[kind], number);
}

export function cardWords(what: CardWords, card: number, language: Language): string {
  return new GameNarrator(language, [], SPECTATOR).words(what, card);
}

/** In the language of the page; nothing until it is there. */
const spoken =
  (what: CardWords) =>
  (card: number): string =>
    speaking.current ? cardWords(what, card, speaking.current) : "";

export const character = spoken("character");
export const artifact = spoken("artifact");
export const action = spoken("action");
export const aboutCharacter = spoken("character-text");
export const aboutAction = spoken("action-text");
export const aboutAbility = spoken("ability-text");
