// How a review speaks about Mascarade.

import telling from "ridotto-telling/mascarade";
import type { Language } from "../../../i18n/language";
import { pick } from "../../../i18n/pick";
import type { GameView } from "../../../server/game";
import type { Review, Statement } from "../../../server/generated/protocol";
import type { ReviewPart } from "../../kind";
import { factsIn } from "../../shared/words/views";
import type { Card, View } from "../generated/view";
import { GameNarrator, maskName, questionWords } from "../words/narrator";

export const reviewPart: ReviewPart = {
  moveWords(given: GameView, move: number, who: number, language: Language): string {
    const view = given as View;
    return GameNarrator.of(view, language, { viewer: who }).option(move, factsIn(telling, view));
  },

  questionWords: (view: GameView, language: Language) => questionWords(view as View, language),

  statementWords({ who, said, truth }: Statement, { players, beliefs: { columns } }: Review, language: Language): string {
    const mask = (number: number) => maskName(pick(columns, number), language);
    return [
      language.say("after-show-announced", { who: pick(players, who), mask: mask(said) }),
      language.say("after-show-truth", { truth: mask(truth) }),
    ]
      .map((sentence) => `${sentence}.`)
      .join(" ");
  },

  rowWords: (view, place, viewer, language) => GameNarrator.of(view as View, language, { viewer }).card(place),

  tableOf(given, language) {
    const view = given as View;
    const face = ({ possible: [mask, ...others] }: Card) =>
      mask === undefined || others.length ? null : reviewPart.cardOf(pick(view.masks, mask), language);
    const coinsIn = (n: number) => language.say("coins", { n });
    return {
      seats: view.seats.map(({ player, coins, cards }) => ({ player, score: coinsIn(coins), cards: cards.map(face), things: [] })),
      centre: { cards: view.centre.map(face), words: `${language.say("court")}: ${coinsIn(view.court)}` },
    };
  },

  cardOf: (column, language) => ({ kind: "mask", name: column, label: maskName(column, language) }),
};
