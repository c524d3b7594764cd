import type { Language } from "../../../i18n/language";
import type { NumberedEvent } from "../../../server/game";
import { Kind } from "../generated/constants";
import type { Header, View } from "../generated/view";
import { GameNarrator } from "../words/narrator";

/** The events of the log: all that the table remembers, and the current turn as far as it was shown. */
export function eventsForLog(
  remembered: readonly NumberedEvent[],
  past: readonly NumberedEvent[],
  shown: readonly NumberedEvent[],
): NumberedEvent[] {
  const turn = past.findLastIndex(({ event }) => event[0] === Kind.TURN);
  const onStage = [...past.slice(Math.max(0, turn)), ...shown];
  const last = onStage.at(-1)?.number ?? Infinity;
  const all = new Map([...remembered, ...onStage].map((each) => [each.number, each]));
  return [...all.values()].filter(({ number }) => number <= last).sort((a, b) => a.number - b.number);
}

/** Puts any event of a game into a sentence, for the players as they sat when it happened. */
export function sentenceTeller(
  header: Header,
  view: View,
  language: Language,
  viewer = view.viewer,
): (event: NumberedEvent) => string {
  const sentences = new WeakMap<NumberedEvent, string>();
  return (numbered) => {
    const sentence = sentences.get(numbered) ?? tell(numbered);
    sentences.set(numbered, sentence);
    return sentence;
  };

  function tell({ event, playerAt }: NumberedEvent): string {
    return GameNarrator.of(view, language, { names: header.players, viewer, playerAt }).tell(event);
  }
}
