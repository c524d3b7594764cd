import { describe, expect, it } from "vitest";
import { BANK, COURT, Kind } from "../generated/constants";
import type { View } from "../generated/view";
import type { Event, Heard } from "../../../server/visit.svelte";
import { sceneOf } from "./scene";

const VIEW = {
  seats: [6, 7, 8].map((coins, seat) => ({ seat, player: seat, name: "ABC"[seat], coins, cards: [] })),
  court: 2,
  bank: 0,
  turn_seat: 0,
  announced: null,
  claimants: [] as number[],
  winners: [] as number[],
} as unknown as View;

const heard = (...events: Partial<Record<"kind" | "who" | "a" | "b" | "n" | "secret", number>>[]): Heard[] =>
  events.map(({ kind = 0, who = 0, a = 0, b = 0, n = 0, secret = -1 }, number) => ({
    number,
    event: [kind, who, a, b, n, secret, 0] as Event,
    playerAt: [0, 1, 2],
  }));

describe("while a happening is shown", () => {
  it("coins go from whom to whom the events say", () => {
    const scene = sceneOf(
      VIEW,
      [],
      heard(
        { kind: Kind.PAID, a: BANK, b: 0, n: 3 },
        { kind: Kind.PAID, a: COURT, b: 1, n: 2 },
        { kind: Kind.PAID, a: 2, b: 0, n: 1 },
        { kind: Kind.FINED, who: 1, a: 1, n: 1 },
      ),
    );
    expect([scene.coins, scene.court, scene.bank]).toEqual([[10, 8, 7], 1, 3]);
  });

  it("two fortunes change hands", () => {
    expect(sceneOf(VIEW, [], heard({ kind: Kind.EXCHANGED, a: 0, b: 2, n: 8 })).coins).toEqual([8, 7, 6]);
  });

  it("two people change seats and leave their coins", () => {
    const scene = sceneOf(VIEW, [], heard({ kind: Kind.MOVED, a: 0, b: 1 }));
    expect([scene.playerAt, scene.coins]).toEqual([[1, 0, 2], [6, 7, 8]]);
  });

  it("what was moved before the view is not moved again", () => {
    expect(sceneOf(VIEW, heard({ kind: Kind.PAID, a: BANK, b: 0, n: 3 }), []).coins).toEqual([6, 7, 8]);
  });
});

describe("in a turn", () => {
  const announced = heard(
    { kind: Kind.ANNOUNCED, who: 0, n: 4 },
    { kind: Kind.PASSED, who: 1 },
    { kind: Kind.CLAIMED, who: 2 },
  );

  it("everybody's answer stays", () => {
    const scene = sceneOf(VIEW, announced, []);
    expect([scene.announced, scene.said]).toEqual([4, { 0: "announces", 1: "passes", 2: "claims" }]);
  });

  it("revealed cards stay open until cards are taken", () => {
    const revealed = heard({ kind: Kind.REVEALED, a: 2, secret: 5 });
    expect(sceneOf(VIEW, revealed, []).open).toEqual({ 2: 5 });
    expect(sceneOf(VIEW, revealed, heard({ kind: Kind.HANDLED, a: 0, b: 1 })).open).toEqual({});
  });

  it("all that was said is over when the next turn begins", () => {
    const scene = sceneOf(VIEW, announced, heard({ kind: Kind.TURN, a: 1 }));
    expect([scene.announced, scene.said, scene.turnSeat]).toEqual([null, {}, 1]);
  });

  it("a card that was shown to all but us stays face down", () => {
    expect(sceneOf(VIEW, heard({ kind: Kind.SHOWN, a: 1, secret: -1 }), []).open).toEqual({});
  });
});

describe("at an open table", () => {
  const cards = [[0], [1, 2], [2]].map((possible, place) => ({ place, possible }));
  const view = { ...VIEW, seats: VIEW.seats.map((seat, i) => ({ ...seat, cards: [cards[i]] })), centre: [{ place: 3, possible: [4] }] } as View;

  it("cards that are known lie face up, and no others", () => {
    expect(sceneOf(view, [], [], true).open).toEqual({ 0: 0, 2: 2, 3: 4 });
  });

  it("they do not where there is somebody to hide them from", () => expect(sceneOf(view, [], []).open).toEqual({}));
});
