// The guests at the ball and what they carry, by name, as one of them hears it.

import { ACTIONS, ARTIFACTS, CHARACTERS } from "../generated/constants";
import type { Language } from "../../../i18n/language";
import { Listener, members, slug } from "../../shared/words/listener";
import { pick } from "../../../i18n/pick";

/** A character's name in a language. */
export function characterName(character: number, language: Language): string {
  return language.say(`grimm-character-${slug(pick(CHARACTERS, character))}`);
}

/** An artifact's name in a language. */
export function artifactName(artifact: number, language: Language): string {
  return language.say(`grimm-artifact-${slug(pick(ARTIFACTS, artifact))}`);
}

/** An action card's name in a language. */
export function actionName(action: number, language: Language): string {
  return language.say(`grimm-action-${slug(pick(ACTIONS, action))}`);
}

/** The people at the ball, as one of them sees it. */
export class Guests extends Listener {
  /** The name of a character. */
  character(character: number): string {
    return characterName(character, this.language);
  }

  /** The name of an artifact. */
  artifact(artifact: number): string {
    return artifactName(artifact, this.language);
  }

  /** The name of an action card. */
  action(action: number): string {
    return actionName(action, this.language);
  }

  /** The players of a set by name, without the one who is told. */
  others(players: number): string {
    const others = members(players).filter((player) => player !== this.viewer);
    return this.language.join(others.map((player) => this.name(player)));
  }
}
