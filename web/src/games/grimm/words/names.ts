// Names on cards in the language of the page.

import { speaking } from "../../../i18n/language.svelte";
import { abilityText, actionText, characterText } from "./cardText";
import { actionName, artifactName, characterName } from "./guests";
import type { Language } from "../../../i18n/language";

/** In the language of the page; nothing until it is there. */
function spoken(words: (card: number, language: Language) => string): (card: number) => string {
  return (card) => (speaking.current ? words(card, speaking.current) : "");
}

export const character = spoken(characterName);
export const artifact = spoken(artifactName);
export const action = spoken(actionName);
export const aboutCharacter = spoken(characterText);
export const aboutAction = spoken(actionText);
export const aboutAbility = spoken(abilityText);
