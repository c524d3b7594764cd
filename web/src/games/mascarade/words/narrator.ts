// Mascarade in words: its document is generated from src/ridotto/games/mascarade/words/telling.py.

import telling from "ridotto-telling/mascarade";
import type { Language } from "../../../i18n/language";
import { bitsOf } from "../../shared/words/events";
import { readMove, shortNameOf, type Move } from "../../shared/words/moves";
import { slug } from "../../shared/words/names";
import { Narrator, type NarratedTable } from "../../shared/words/narrator";
import { factsIn, tableIn } from "../../shared/words/views";
import type { View } from "../generated/view";

const PRINTED: ReadonlySet<string> = new Set(telling.lists?.["mask"]?.names);

/** A printed mask's name in a language; a mask of the players' own keeps the name they gave it. */
export function maskName(name: string, language: Language): string {
  return PRINTED.has(name) ? language.say(`mask-${slug(name)}`) : name;
}

/** Tells Mascarade to one viewer. */
export class GameNarrator extends Narrator {
  readonly masks: readonly string[];

  constructor(language: Language, masks: readonly string[], table: NarratedTable) {
    super(telling, language, { ...table, given: { mask: masks } });
    this.masks = masks;
  }

  /** What a narrator has to know of a view. */
  static tableIn(view: View): NarratedTable {
    return tableIn(telling, view);
  }

  /** For a view's own viewer, or for somebody else at the table. */
  static of(view: View, language: Language, changes: Partial<NarratedTable> = {}): GameNarrator {
    return new GameNarrator(language, view.masks, { ...GameNarrator.tableIn(view), ...changes });
  }

  /** The name of one of this game's masks. */
  mask(mask: number): string {
    return this.words("mask", mask);
  }

  /** A card as it is named in a list: `your card`, `Bob’s left card`. */
  card(place: number): string {
    return this.words("card", place);
  }

  /** What the viewer knows of a card, in a sentence. */
  cardNote(place: number, possible: readonly number[]): string {
    return this.words("card-note", place, bitsOf(possible), bitsOf([...this.masks.keys()]));
  }

  /** Where the viewer's card in this hand lies. */
  ownPlace(hand: number): number {
    return this.playerAt.indexOf(this.viewer) * this.hands + hand;
  }
}

/** What the table waits for. */
export function questionWords(view: View, language: Language): string {
  return GameNarrator.of(view, language).question(factsIn(telling, view));
}

/** What a decider is told beside the question, without what they know of their cards. */
export function notesOn(view: View, language: Language): string[] {
  return GameNarrator.of(view, language).notes(factsIn(telling, view));
}

export const moveOf = (move: number): Move => readMove(telling, move);

/** What is done with two cards taken: `pretended`, `swapped` or `fate`. */
export const handlingOf = (how: number): string => shortNameOf(telling, "handling", how);
