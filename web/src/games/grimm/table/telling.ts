// What is said of a moment, and of what the table waits for.

import { Kind, Phase } from "../generated/constants";
import type { View } from "../generated/view";
import type { Sound } from "../../shared/stage/sound";
import { GrimmNarrator } from "../words/narrate";
import { questionWords } from "../words/options";
import type { Language } from "../../../i18n/language";
import { faceDown, type Told } from "../../shared/words/listener";

/** An event in a sentence: what happens to everybody alike is said once. */
export function sentenceOf(view: View, told: Told, language: Language): string {
  if (told[0] === Kind.DEALT) return language.say("grimm-everybody-dealt");
  if (told[0] === Kind.TREASURE) return language.say("grimm-everybody-treasure");
  const names = view.guests.map(({ name }) => name);
  return new GrimmNarrator(language, names, view.viewer).tell(told);
}

/** The same for the moment it happens: what can be held to be seen is not read over a shoulder. */
export function momentWords(view: View, told: Told, language: Language): string {
  return sentenceOf(view, HELD.has(told[0]) ? faceDown(told) : told, language);
}

const HELD = new Set<number>([Kind.PEEKED, Kind.WAGERED]);

/** Everything that was heard, a line each; what happens to everybody alike has one line. */
export function linesOf(view: View, heard: readonly Told[], language: Language): Line[] {
  const worth = heard.filter(([kind], index) => !ALIKE.has(kind) || heard[index - 1]?.[0] !== kind);
  return worth.map((told, number) => ({ number, words: sentenceOf(view, told, language), opens: OPENING.has(told[0]) }));
}

interface Line {
  number: number;
  words: string;
  opens: boolean;
}

const ALIKE = new Set<number>([Kind.DEALT, Kind.TREASURE]);
const OPENING = new Set<number>([Kind.ROUND, Kind.TURN]);

/** What the table waits for; what somebody else is offered is not ours to know. */
export function waitingFor(view: View, language: Language): string {
  const decider = view.guests.find(({ player }) => player === view.decider);
  if (view.phase === Phase.OFFER && decider && !view.question) return language.say("stage-grimm-thinking", { who: decider.name });
  return questionWords(view, language);
}

/** What is heard of a kind of event. */
const SOUNDS: Record<number, Sound> = {
  [Kind.ROUND]: "announce",
  [Kind.REVEALED]: "card",
  [Kind.DRAFTED]: "card",
  [Kind.DISCARDED]: "card",
  [Kind.DREW]: "card",
  [Kind.KEPT]: "card",
  [Kind.GAVE]: "card",
  [Kind.PASSED]: "card",
  [Kind.SHUFFLED]: "card",
  [Kind.BROWSED]: "card",
  [Kind.WAGERED]: "card",
  [Kind.PEEKED]: "card",
  [Kind.OFFERED]: "tick",
  [Kind.CHOSE]: "tick",
  [Kind.USED]: "announce",
  [Kind.ABILITY]: "announce",
  [Kind.MARKED]: "knock",
  [Kind.UNMASKED]: "reveal",
  [Kind.SHOWN]: "reveal",
  [Kind.WAGER_SHOWN]: "card",
  [Kind.ROSES]: "coin",
  [Kind.TREASURE]: "coin",
  [Kind.ACTED]: "announce",
  [Kind.POINTED]: "announce",
  [Kind.LISTENED]: "announce",
  [Kind.DANCED]: "announce",
  [Kind.DECLINED]: "tick",
  [Kind.DEALT]: "card",
  [Kind.ROUND_ENDED]: "win",
  [Kind.ENDED]: "win",
};

/** What is heard of an event; a turn that begins is silent, being asked is not. */
export function soundOf(told: Told): Sound | undefined {
  return SOUNDS[told[0]];
}

