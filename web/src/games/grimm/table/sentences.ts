// What the table says: a sentence for each event, the log, whom it waits for, and the sounds.

import { Kind, Phase } from "../generated/constants";
import type { View } from "../generated/view";
import type { Sound } from "../../shared/stage/sound";
import { GameNarrator, questionWords } from "../words/narrator";
import type { Language } from "../../../i18n/language";
import type { GameEvent } from "../../../server/game";
import type { LogLine } from "../../shared/log/EventLog.svelte";
import { faceDown } from "../../shared/words/events";

/** An event in a sentence; what happens to everybody alike is said of all. */
export function sentenceOf(view: View, told: GameEvent, language: Language): string {
  if (told[0] === Kind.DEALT) return language.say("grimm-everybody-dealt");
  if (told[0] === Kind.TREASURE) return language.say("grimm-everybody-treasure");
  const names = view.guests.map(({ name }) => name);
  return new GameNarrator(language, names, view.viewer).tell(told);
}

/** The same without secrets that others could read on the screen: their owner looks at them by pressing a button. */
export function discreetSentence(view: View, told: GameEvent, language: Language): string {
  return sentenceOf(view, SECRET.has(told[0]) ? faceDown(told) : told, language);
}

const SECRET = new Set<number>([Kind.PEEKED, Kind.WAGERED]);

/** A line of the log for each event; what happens to everybody alike has one line. */
export function linesOf(view: View, events: readonly GameEvent[], language: Language): LogLine[] {
  const told = events.filter(([kind], index) => !ALIKE.has(kind) || events[index - 1]?.[0] !== kind);
  return told.map((told, number) => ({ number, words: sentenceOf(view, told, language), opens: OPENING.has(told[0]) }));
}

const ALIKE = new Set<number>([Kind.DEALT, Kind.TREASURE]);
const OPENING = new Set<number>([Kind.ROUND, Kind.TURN]);

/** What the table waits for, without saying what somebody else is offered. */
export function waitingFor(view: View, language: Language): string {
  const decider = view.guests.find(({ player }) => player === view.decider);
  if (view.phase === Phase.OFFER && decider && !view.question) return language.say("stage-grimm-thinking", { who: decider.name });
  return questionWords(view, language);
}

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

/** The sound of an event. */
export function soundOf(told: GameEvent): Sound | undefined {
  return SOUNDS[told[0]];
}

