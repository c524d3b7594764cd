// The Grimm Masquerade in words: its document is generated from src/ridotto/games/grimm/words/telling.py.

import telling from "ridotto-telling/grimm";
import type { Language } from "../../../i18n/language";
import { readMove, shortNameOf, type Move } from "../../shared/words/moves";
import { Narrator } from "../../shared/words/narrator";
import * as views from "../../shared/words/views";
import type { View } from "../generated/view";

/** Tells The Grimm Masquerade to one viewer. */
export class GameNarrator extends Narrator {
  constructor(language: Language, names: readonly string[], viewer: number) {
    super(telling, language, { names, viewer });
  }

  /** The name of a character. */
  character(character: number): string {
    return this.words("character", character);
  }
}

/** A move as a line of the decider's menu. */
export function moveWords(view: View, move: number, language: Language): string {
  return views.moveWords(telling, view, move, language);
}

/** What the table waits for. */
export function questionWords(view: View, language: Language): string {
  return views.questionWords(telling, view, language);
}

/** What a decider is told beside the question. */
export function notesOn(view: View, language: Language): string[] {
  return views.notesIn(telling, view, language);
}

export const moveOf = (move: number): Move => readMove(telling, move);

/** `left` or `right`. */
export const directionOf = (direction: number): string => shortNameOf(telling, "direction", direction);
