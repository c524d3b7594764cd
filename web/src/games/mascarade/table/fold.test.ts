import { describe, expect, it } from "vitest";
import { BANK, COURT, Kind } from "../generated/constants";
import type { View } from "../generated/view";
import type { NumberedEvent } from "../../../server/game";
import { knownAfter, knownMasks, stateAfter } from "./fold";

const VIEW = {
  seats: [6, 7, 8].map((coins, seat) => ({ seat, player: seat, name: "ABC"[seat], coins, cards: [] })),
  court: 2,
  bank: 0,
  turn_seat: 0,
  announced: null,
  claimants: [] as number[],
  winners: [] as number[],
} as unknown as View;

const events = (...facts: Partial<Record<"kind" | "who" | "a" | "b" | "n" | "secret", number>>[]): NumberedEvent[] =>
  facts.map(({ kind = 0, who = 0, a = 0, b = 0, n = 0, secret = -1 }, number) => ({
    number,
    event: [kind, who, a, b, n, secret, 0],
    playerAt: [0, 1, 2],
  }));

describe("while events are shown", () => {
  it("coins move as the events say", () => {
    const state = stateAfter(
      VIEW,
      [],
      events(
        { kind: Kind.PAID, a: BANK, b: 0, n: 3 },
        { kind: Kind.PAID, a: COURT, b: 1, n: 2 },
        { kind: Kind.PAID, a: 2, b: 0, n: 1 },
        { kind: Kind.FINED, who: 1, a: 1, n: 1 },
      ),
    );
    expect([state.coins, state.court, state.bank]).toEqual([[10, 8, 7], 1, 3]);
  });

  it("two fortunes change hands", () => {
    expect(stateAfter(VIEW, [], events({ kind: Kind.EXCHANGED, a: 0, b: 2, n: 8 })).coins).toEqual([8, 7, 6]);
  });

  it("two people change seats and leave their coins", () => {
    const state = stateAfter(VIEW, [], events({ kind: Kind.MOVED, a: 0, b: 1 }));
    expect([state.playerAt, state.coins]).toEqual([[1, 0, 2], [6, 7, 8]]);
  });

  it("coins that moved before the view do not move again", () => {
    expect(stateAfter(VIEW, events({ kind: Kind.PAID, a: BANK, b: 0, n: 3 }), []).coins).toEqual([6, 7, 8]);
  });
});

describe("in a turn", () => {
  const announced = events(
    { kind: Kind.ANNOUNCED, who: 0, n: 4 },
    { kind: Kind.PASSED, who: 1 },
    { kind: Kind.CLAIMED, who: 2 },
  );

  it("everybody's answer stays", () => {
    const state = stateAfter(VIEW, announced, []);
    expect([state.announced, state.said]).toEqual([4, { 0: "announces", 1: "passes", 2: "claims" }]);
  });

  it("revealed cards stay open until cards are taken", () => {
    const revealed = events({ kind: Kind.REVEALED, a: 2, secret: 5 });
    expect(stateAfter(VIEW, revealed, []).open).toEqual({ 2: 5 });
    expect(stateAfter(VIEW, revealed, events({ kind: Kind.HANDLED, a: 0, b: 1 })).open).toEqual({});
  });

  it("announcements and claims end when the next turn begins", () => {
    const state = stateAfter(VIEW, announced, events({ kind: Kind.TURN, a: 1 }));
    expect([state.announced, state.said, state.turnSeat]).toEqual([null, {}, 1]);
  });

  it("a card that was shown to all but us stays face down", () => {
    expect(stateAfter(VIEW, events({ kind: Kind.SHOWN, a: 1, secret: -1 }), []).open).toEqual({});
  });
});

it("the masks that the viewer is sure of are known, and no others", () => {
  const cards = [[0], [1, 2], [2]].map((possible, place) => ({ place, possible }));
  const seats = VIEW.seats.map((seat, i) => ({ ...seat, cards: [cards[i]] }));
  expect(knownMasks({ ...VIEW, seats, centre: [{ place: 3, possible: [4] }] } as View)).toEqual({ 0: 0, 2: 2, 3: 4 });
});

describe("what lies open for the viewer alone", () => {
  const known = {
    ...VIEW,
    seats: VIEW.seats.map((seat, place) => ({ ...seat, cards: [{ place, possible: place < 2 ? [place] : [0, 1, 2] }] })),
    centre: [],
  } as unknown as View;

  it("is what they are sure of, and a card as soon as they see it", () => {
    expect(knownAfter(known, [])).toEqual({ 0: 0, 1: 1 });
    expect(knownAfter(known, events({ kind: Kind.LOOKED, a: 2, secret: 2 }))).toEqual({ 0: 0, 1: 1, 2: 2 });
    expect(knownAfter(known, events({ kind: Kind.LOOKED, a: 2 }))).toEqual({ 0: 0, 1: 1 });
  });

  it("is turned face down when it goes under the table", () => {
    expect(knownAfter(known, events({ kind: Kind.HANDLED, a: 0, b: 2 }))).toEqual({ 1: 1 });
  });
});
