// What the plain table says. A game from outside brings its own words, which are fetched from the server.

import type { Language } from "../../../i18n/language";
import { speaking } from "../../../i18n/language.svelte";
import type { GameHeader, GameQuestion, GameView, NumberedEvent } from "../../../server/game";
import type { GameWords, Telling } from "../../../server/generated/protocol";
import { request } from "../../../server/httpClient";
import { Narrator } from "../words/narrator";
import { moveWords, questionWords, tableIn } from "../words/views";

/** Sentences of one game. */
export interface PlainWords {
  event(event: NumberedEvent, header: GameHeader, viewer: number, view: GameView | null, language: Language): string;
  move(move: number, view: GameView, language: Language): string;
  question(view: GameView, header: GameHeader, language: Language): string;
}

/** For what is said alike in every game. */
export const NO_TELLING: Telling = { kinds: [], events: {}, options: {}, questions: {}, moves: [], move_facts: {} };

const fetched = new Map<string, PlainWords>();

/** Fetch the words of a game, if it has any. */
export async function fetchWords(game: string): Promise<void> {
  if (fetched.has(game)) return;
  const path = `/api/games/${encodeURIComponent(game)}`;
  try {
    const telling = await request<Telling>("GET", `${path}/telling`);
    await speaking.add(game, async (code) => (await request<GameWords>("GET", `${path}/words/${code}`)).ftl);
    fetched.set(game, tellingWords(telling));
  } catch {
    fetched.set(game, numberWords);
  }
}

/** The words of a game that were fetched before; a game without any is shown in numbers. */
export function wordsOf(game: string): PlainWords {
  return fetched.get(game) ?? numberWords;
}

function tellingWords(telling: Telling): PlainWords {
  return {
    event({ event, playerAt }, { players }, viewer, view, language) {
      const table = view ? tableIn(telling, view) : { names: players };
      return new Narrator(telling, language, { ...table, viewer, playerAt }).tell(event);
    },
    move: (move, view, language) => moveWords(telling, view, move, language),
    question: (view, _, language) => questionWords(telling, view, language),
  };
}

/** A question may bring a text for each option. */
type TextedQuestion = GameQuestion & { texts?: readonly string[] };

export const numberWords: PlainWords = {
  event({ event: [kind, who, a, b, n, secret] }, { players }) {
    const facts = [a, b, n, secret].filter((fact) => fact !== -1);
    return `${players[who] ?? "–"}: ${kind} (${facts.join(", ")})`;
  },
  move(move, { question }) {
    const { options = [], texts } = (question as TextedQuestion | null) ?? {};
    return texts?.[options.indexOf(move)] ?? String(move);
  },
  question: ({ question, decider }, { players }) => question?.kind ?? (decider === null ? "" : `${players[decider] ?? ""} …`),
};
