// @vitest-environment node
// The page says what Python says: games that were played, told by both in every language (tests/words/parity.py).

import { describe, expect, it } from "vitest";
import type { GrimmView, View } from "../protocol";
import { cardText } from "./cardText";
import { Company, maskName, type Seating } from "./company";
import { abilityText, actionText, artifactText, characterText } from "./grimm/cardText";
import { GrimmNarrator } from "./grimm/narrate";
import { moveWords as grimmMoveWords, questionWords as grimmQuestionWords } from "./grimm/options";
import { learn } from "./language.svelte";
import { LANGUAGES, type Language, type LanguageCode } from "./language";
import type { Told } from "./listener";
import { Narrator } from "./narrate";
import { moveWords, questionWords } from "./options";
import file from "./parity.json";

type Said = Record<LanguageCode, string>;
interface Asked<V> {
  view: V;
  question: Said;
  moves: [number, Said][];
}
interface Parity {
  mascaradeTold: { names: string[]; masks: string[]; viewer: number; seating: Seating; event: Told; said: Said }[];
  grimmTold: { names: string[]; viewer: number; event: Told; said: Said }[];
  mascaradeAsked: Asked<View>[];
  grimmAsked: Asked<GrimmView>[];
  texts: {
    masks: { name: string; power: string[]; named: Said; says: Said }[];
    characters: Said[];
    abilities: Said[];
    artifacts: Said[];
    actions: Said[];
  };
}
const parity = file as unknown as Parity;

describe.each(LANGUAGES)("in %s", async (code) => {
  const language: Language = await learn(code);

  it("every event of Mascarade is told as Python tells it", () => {
    for (const { names, masks, viewer, seating, event, said } of parity.mascaradeTold)
      expect(new Narrator(language, names, masks, viewer, seating).tell(event)).toBe(said[code]);
  });

  it("every event of The Grimm Masquerade is told as Python tells it", () => {
    for (const { names, viewer, event, said } of parity.grimmTold)
      expect(new GrimmNarrator(language, names, viewer).tell(event)).toBe(said[code]);
  });

  it("every question of Mascarade and its answers have Python's words", () => {
    for (const { view, question, moves } of parity.mascaradeAsked) {
      expect(questionWords(view, language)).toBe(question[code]);
      for (const [move, words] of moves) expect(moveWords(Company.of(view, language), move)).toBe(words[code]);
    }
  });

  it("every question of The Grimm Masquerade and its answers have Python's words", () => {
    for (const { view, question, moves } of parity.grimmAsked) {
      expect(grimmQuestionWords(view, language)).toBe(question[code]);
      for (const [move, words] of moves) expect(grimmMoveWords(view, move, language)).toBe(words[code]);
    }
  });

  it("every mask says what Python makes of its effects", () => {
    for (const { name, power, named, says } of parity.texts.masks) {
      expect(maskName(name, language)).toBe(named[code]);
      expect(cardText(power, language)).toBe(says[code]);
    }
  });

  it.each([
    ["characters", characterText],
    ["abilities", abilityText],
    ["artifacts", artifactText],
    ["actions", actionText],
  ] as const)("all %s of the ball say what Python says", (what, text) => {
    parity.texts[what].forEach((said, number) => expect(text(number, language)).toBe(said[code]));
  });
});
