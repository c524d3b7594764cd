import { expect, it } from "vitest";
import type { GameEvent, NumberedEvent } from "../../server/game";
import { Kind } from "./generated/constants";
import { openingOf, pacing, seating } from "./playback";

const event = (kind: number): GameEvent => [kind, 0, 0, 0, 0, -1, 0];

it("every kind of event is shown", () => {
  for (const kind of Object.values(Kind)) expect(pacing(event(kind))).toBeGreaterThan(0);
});

it("the last card that is dealt stays open for a while", () => {
  const dealt = event(Kind.DEALT);
  expect(pacing(dealt, event(Kind.TURN))).toBeGreaterThan(5 * pacing(dealt, dealt));
});

it("there is a pause before the first mask comes off", () => {
  expect(pacing(event(Kind.PASSED), event(Kind.REVEALED))).toBeGreaterThan(pacing(event(Kind.PASSED)));
});

it("two people change seats", () => {
  const moved: GameEvent = [Kind.MOVED, 0, 0, 2, 0, -1, 0];
  expect(seating.after([0, 1, 2], moved)).toEqual([2, 1, 0]);
  expect(seating.after([0, 1, 2], event(Kind.TURN))).toEqual([0, 1, 2]);
});

it("somebody who enters early sees the deal and the current turn, later only the table", () => {
  const events = (...kinds: number[]): NumberedEvent[] => kinds.map((kind, number) => ({ number, event: event(kind), playerAt: [] }));
  const shown = (...kinds: number[]) => openingOf(events(...kinds)).map((each) => each.event[0]);
  const { DEALT, TURN, HANDLED } = Kind;
  expect(shown(DEALT, DEALT, TURN, HANDLED, TURN)).toEqual([DEALT, DEALT, TURN]);
  expect(shown(DEALT, DEALT, TURN, TURN, TURN, TURN)).toEqual([]);
  expect(shown(TURN, HANDLED)).toEqual([]);
});
