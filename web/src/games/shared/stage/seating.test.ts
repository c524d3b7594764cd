import { expect, it } from "vitest";
import type { GameEvent } from "../../../server/game";
import { numberEvents, type Seating } from "./seating";

const SWAP = 18;
const event = (kind: number): GameEvent => [kind, 0, 0, 2, 0, -1, 0];
const SEATING: Seating = { after: (playerAt, [kind]) => (kind === SWAP ? playerAt.toReversed() : playerAt), inView: () => [] };

it("an event remembers who sat where when it happened", () => {
  const { events, playerAt } = numberEvents([event(1), event(SWAP), event(1)], 10, [0, 1, 2], SEATING);

  expect(events).toEqual([
    { number: 10, event: event(1), playerAt: [0, 1, 2] },
    { number: 11, event: event(SWAP), playerAt: [0, 1, 2] },
    { number: 12, event: event(1), playerAt: [2, 1, 0] },
  ]);
  expect(playerAt).toEqual([2, 1, 0]);
});

it("everybody stays where they are in a game without a seating", () => {
  expect(numberEvents([event(SWAP)], 0, [0, 1, 2]).playerAt).toEqual([0, 1, 2]);
});
