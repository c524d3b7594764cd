import type { Language } from "../../../i18n/language";
import type { NumberedEvent } from "../../../server/game";
import type { LogLine } from "../../shared/log/EventLog.svelte";
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

/** The lines of the log: several passes in a row are one line, except the viewer's own. */
export function logLines(
  events: readonly NumberedEvent[],
  tell: (event: NumberedEvent) => string,
  fold: (players: number[]) => string,
  viewer: number,
): LogLine[] {
  const lines: LogLine[] = [];
  let passing: NumberedEvent[] = [];
  for (const each of events) {
    const folds = each.event[0] === Kind.PASSED && each.event[1] !== viewer;
    passing = folds ? [...passing, each] : [];
    const words = passing.length > 1 ? fold(passing.map(({ event }) => event[1])) : tell(each);
    if (passing.length > 1) lines.pop();
    lines.push({ number: passing[0]?.number ?? each.number, words, opens: each.event[0] === Kind.TURN });
  }
  return lines;
}

/** The players who have just passed in a row, without the viewer. */
export function passesAtEnd(events: readonly NumberedEvent[], viewer: number): number[] {
  const others = events.findLastIndex(({ event: [kind, who] }) => kind !== Kind.PASSED || who === viewer);
  return events.slice(others + 1).map(({ event }) => event[1]);
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
