// How a review speaks about The Grimm Masquerade.

import telling from "ridotto-telling/grimm";
import type { Language } from "../../../i18n/language";
import { pick } from "../../../i18n/pick";
import type { GameView } from "../../../server/game";
import { SPECTATOR } from "../../../server/generated/constants";
import type { Review, Statement } from "../../../server/generated/protocol";
import type { ReviewPart } from "../../kind";
import type { OpenCard } from "../../shared/after/cardFace";
import { ARTIFACTS, CHARACTERS } from "../generated/constants";
import type { View } from "../generated/view";
import * as views from "../../shared/words/views";
import { GameNarrator, questionWords } from "../words/narrator";

/** What only one's own character makes a bluff, by the review's name for it. */
const SAID: Readonly<Record<string, string>> = {
  "accuse-of-own": "review-said-accused",
  "give-boon": "review-said-gave",
  "keep-bane": "review-said-kept",
};

export const reviewPart: ReviewPart = {
  moveWords: (view: GameView, move: number, who: number, language: Language) => views.moveWords(telling, { ...view, viewer: who }, move, language),

  questionWords: (view: GameView, language: Language) => questionWords(view as View, language),

  statementWords({ who, kind, said, truth }: Statement, { players }: Review, language: Language): string {
    const narrator = new GameNarrator(language, players, SPECTATOR);
    const thing = narrator.words(kind === "accuse-of-own" ? "character" : "artifact", said);
    return language.say(pick(SAID, kind), { who: pick(players, who), said: thing, truth: narrator.character(truth) });
  },

  rowWords: (view, player) => (view as View).guests.find((guest) => guest.player === player)?.name ?? "",

  tableOf(given, language) {
    const { guests, drawn, pool, round } = given as View;
    const artifact = (number: number): OpenCard => ({
      kind: "artifact",
      name: pick(ARTIFACTS, number),
      label: new GameNarrator(language, [], SPECTATOR).words("artifact", number),
    });
    const each = (counts: readonly number[]) => counts.flatMap((count, number) => new Array<OpenCard>(count).fill(artifact(number)));
    const laidOut = each(pool);
    return {
      seats: guests.map(({ player, roses, characters, artifacts }) => ({
        player,
        score: language.say("grimm-roses", { n: roses }),
        cards: characters.length ? characters.map((number) => reviewPart.cardOf(pick(CHARACTERS, number), language)) : [null],
        things: each(artifacts ?? []),
      })),
      centre: {
        cards: laidOut.length ? laidOut : drawn.map((number) => (number === null ? null : artifact(number))),
        words: language.say("grimm-label-round", { n: round }),
      },
    };
  },

  cardOf: (column, language) => ({
    kind: "character",
    name: column,
    label: new GameNarrator(language, [], SPECTATOR).character(CHARACTERS.findIndex((name) => name === column)),
  }),
};
