// What the table says: a sentence for each event, the log, whom it waits for, and the sounds.

import { Kind, Phase } from "../generated/constants";
import type { View } from "../generated/view";
import type { Sound } from "../../shared/stage/sound";
import { GameNarrator, questionWords } from "../words/narrator";
import type { Language } from "../../../i18n/language";
import type { GameEvent } from "../../../server/game";
import type { LogLine } from "../../shared/log/EventLog.svelte";
import { faceDown, readEvent, type EventFacts } from "../../shared/words/events";

/** An event in a sentence; what happens to everybody alike is said of all. */
export function sentenceOf(view: View, gameEvent: GameEvent, language: Language): string {
  if (gameEvent[0] === Kind.DEALT) return language.say("grimm-everybody-dealt");
  if (gameEvent[0] === Kind.TREASURE) return language.say("grimm-everybody-treasure");
  const names = view.guests.map(({ name }) => name);
  return new GameNarrator(language, names, view.viewer).tell(gameEvent);
}

/** The same without secrets that others could read on the screen: their owner looks at them by pressing a button. */
export function discreetSentence(view: View, gameEvent: GameEvent, language: Language): string {
  return sentenceOf(view, SECRET.has(gameEvent[0]) ? faceDown(gameEvent) : gameEvent, language);
}

const SECRET = new Set<number>([Kind.PEEKED, Kind.WAGERED]);

/** What is worth a line of its own among the events in sight: a card that has been drawn and goes on to a guest has one. */
export function linesInSight(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event, index) => {
    const next = events[index + 1];
    return !next || !isPartOf(readEvent(event), readEvent(next));
  });
}

function isPartOf({ kind, who, secret }: EventFacts, next: EventFacts): boolean {
  if (kind === Kind.TURN || (ALIKE.has(kind) && kind === next.kind)) return true;
  return kind === Kind.DREW && who === next.who && (next.kind === Kind.KEPT || next.kind === Kind.GAVE) && secret === next.n;
}

/** A line of the log for each event; what happens to everybody alike has one line. */
export function linesOf(view: View, events: readonly GameEvent[], language: Language): LogLine[] {
  const shown = events.filter(([kind], index) => !ALIKE.has(kind) || events[index - 1]?.[0] !== kind);
  return shown.map((gameEvent, number) => ({ number, words: sentenceOf(view, gameEvent, language), opens: OPENING.has(gameEvent[0]) }));
}

const ALIKE = new Set<number>([Kind.DEALT, Kind.TREASURE]);
const OPENING = new Set<number>([Kind.ROUND, Kind.TURN]);

/** What the table waits for, without saying what another player is offered. */
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
export function soundOf(gameEvent: GameEvent): Sound | undefined {
  return SOUNDS[gameEvent[0]];
}

