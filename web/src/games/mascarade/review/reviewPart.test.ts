import { expect, it } from "vitest";
import { learn } from "../../../i18n/language.svelte";
import type { Review, Statement } from "../../../server/generated/protocol";
import type { View } from "../generated/view";
import { reviewPart } from "./reviewPart";

it("a picture shows the cards in the centre and the coins of the court, too", async () => {
  const card = (place: number, ...possible: number[]) => ({ place, possible });
  const view = {
    masks: ["Judge", "King"],
    seats: [{ player: 0, coins: 6, cards: [card(0, 1)] }],
    centre: [card(4, 0), card(5, 0, 1)],
    court: 3,
  } as unknown as View;

  const { seats, centre } = reviewPart.tableOf(view, await learn("en"));

  expect(seats).toEqual([{ player: 0, score: "6 coins", cards: [{ kind: "mask", name: "King", label: "King" }], things: [] }]);
  expect(centre).toEqual({ cards: [{ kind: "mask", name: "Judge", label: "Judge" }, null], words: "court: 3 coins" });
});

it("what was announced and what was true are two sentences", async () => {
  const bluff = { who: 0, said: 1, truth: 0 } as Statement;
  const review = { players: ["Ann"], beliefs: { columns: ["Judge", "King"] } } as unknown as Review;
  expect(reviewPart.statementWords(bluff, review, await learn("en"))).toBe("Ann announced: King. In truth: Judge.");
});
