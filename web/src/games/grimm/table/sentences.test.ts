import { expect, it } from "vitest";
import { Kind } from "../generated/constants";
import type { GameEvent } from "../../../server/game";
import { pacing } from "../playback";
import { discreetSentence, linesInSight, soundOf } from "./sentences";
import type { View } from "../generated/view";
import { learn } from "../../../i18n/language.svelte";

const told = (kind: number): GameEvent => [kind, 0, 0, 0, 0, -1, 0];

it.each(Object.entries(Kind))("%s is shown, and heard unless it is only a turn", (name, kind) => {
  expect(pacing(told(kind))).toBeGreaterThan(0);
  expect(soundOf(told(kind)) !== undefined).toBe(name !== "TURN");
});

it("a mask that falls is shown longer than a card that is drawn", () => {
  expect(pacing(told(Kind.UNMASKED))).toBeGreaterThan(2 * pacing(told(Kind.DREW)));
});

it("a character seen in the deck is not read out, a drawn card may be", async () => {
  const view = { guests: [{ name: "Ann" }, { name: "Bob" }], viewer: 0 } as View;
  const words = async (kind: number, secret: number) => discreetSentence(view, [kind, 0, 0, 0, 0, secret, 1], await learn("en"));
  expect(await words(Kind.PEEKED, 2)).toBe(await words(Kind.PEEKED, -1));
  expect(await words(Kind.DREW, 2)).not.toBe(await words(Kind.DREW, -1));
});

it("a card that is drawn and goes on to a guest has one line", () => {
  const [ANN, BOB, MIRROR, COMB] = [0, 1, 4, 5];
  const turn: GameEvent = [Kind.TURN, ANN, 0, 0, 3, -1, 0];
  const drew: GameEvent = [Kind.DREW, ANN, 0, 0, 30, MIRROR, -1];
  const gave: GameEvent = [Kind.GAVE, ANN, BOB, 0, MIRROR, -1, 0];
  const another: GameEvent = [Kind.DREW, ANN, 0, 0, 29, COMB, -1];
  expect(linesInSight([turn, drew, gave, another])).toEqual([gave, another]);
  expect(linesInSight([turn])).toEqual([turn]);
});
