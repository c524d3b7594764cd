// @vitest-environment node
// The page says what Python says: games that were played, told by both in every language (tests/words/parity.py).

import { describe, expect, it } from "vitest";
import type { View as GrimmView } from "./grimm/generated/view";
import type { View } from "./mascarade/generated/view";
import { cardText } from "./mascarade/words/cardText";
import { Company, maskName, type Seating } from "./mascarade/words/company";
import { abilityText, actionText, artifactText, characterText } from "./grimm/words/cardText";
import { GrimmNarrator } from "./grimm/words/narrate";
import { moveWords as grimmMoveWords, questionWords as grimmQuestionWords } from "./grimm/words/options";
import { learn } from "../i18n/language.svelte";
import { LANGUAGES, type Language, type LanguageCode } from "../i18n/language";
import type { Told } from "./shared/words/listener";
import { Narrator } from "./mascarade/words/narrate";
import { moveWords, questionWords } from "./mascarade/words/options";
import file from "../server/generated/parity.json";

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
