// What the plain table says. A game from outside brings its own words, which are fetched from the server.

import type { LanguageCode } from "../../../i18n/language";
import type { GameEvent, GameHeader, GameQuestion, GameView } from "../../../server/game";
import { request } from "../../../server/httpClient";

/** Sentences of one game in one language. */
export interface PlainWords {
  event(event: GameEvent, header: GameHeader, viewer: number): string;
  move(move: number, view: GameView, header: GameHeader): string;
  question(view: GameView, header: GameHeader): string;
}

/** The document that says which message tells an event, and the messages. */
export interface GameWords {
  telling: unknown;
  ftl: string;
}

export const fetchWords = (game: string, language: LanguageCode) =>
  request<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words?lang=${language}`);

/** A question may bring a text for each option; without words of its own a game is shown in numbers. */
type TextedQuestion = GameQuestion & { texts?: readonly string[] };

export const numberWords: PlainWords = {
  event: ([kind, who, a, b, n, secret], { players }) => {
    const facts = [a, b, n, secret].filter((fact) => fact !== -1);
    return `${players[who] ?? "–"}: ${kind} (${facts.join(", ")})`;
  },
  move: (move, { question }) => {
    const { options = [], texts } = (question as TextedQuestion | null) ?? {};
    return texts?.[options.indexOf(move)] ?? String(move);
  },
  question: ({ question, decider }, { players }) => question?.kind ?? (decider === null ? "" : `${players[decider] ?? ""} …`),
};
