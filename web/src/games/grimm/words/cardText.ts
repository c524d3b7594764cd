// What the cards of the ball say, made from the tables of the rules and from nothing else.

import { ABILITY, Ability, Action, BANE, BANE_OF, BOON, BOON_OF } from "../generated/constants";
import type { Facts, Language } from "../../../i18n/language";
import { messageNames } from "../../shared/words/listener";
import { artifactName, characterName } from "./guests";
import { pick } from "../../../i18n/pick";

const ABILITIES = messageNames(Ability);
const ACTION_WORDS = messageNames(Action);

/** What wins the round for a character, and what unmasks it. */
export function characterText(character: number, language: Language): string {
  return language.say("grimm-character-about", boonAndBane(character, language));
}

/** Whose boon an artifact is, and whose bane. */
export function artifactText(artifact: number, language: Language): string {
  const boon = characterName(pick(BOON_OF, artifact), language);
  return language.say("grimm-artifact-about", { boon, bane: characterName(pick(BANE_OF, artifact), language) });
}

/** What an action does. */
export function actionText(action: number, language: Language): string {
  return language.say(`grimm-action-about-${ACTION_WORDS[action]}`);
}

/** What the special ability of a character does. */
export function abilityText(character: number, language: Language): string {
  const ability = ABILITIES[pick(ABILITY, character)];
  return language.say(`grimm-ability-about-${ability}`, boonAndBane(character, language));
}

function boonAndBane(character: number, language: Language): Facts {
  const boon = artifactName(pick(BOON, character), language);
  return { boon, bane: artifactName(pick(BANE, character), language) };
}
