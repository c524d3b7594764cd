// @vitest-environment node
import { describe, expect, it } from "vitest";
import { HIDDEN } from "../../server/generated/constants";
import type { GameEvent } from "../../server/game";
import { coach } from "./coach";
import { BANK, COURT, Ending, Freedom, Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";

const SEATS = ["Ann", "Bob", "Cléa", "Dan"].map((name, seat) => ({ seat, player: seat, name, coins: 6, cards: [{ place: seat, possible: [0, 1] }] }));
const CENTRE = [4, 5].map((place) => ({ place, possible: [] }));

function view(facts: Partial<View> = {}): View {
  const table = { viewer: 0, masks: ["King", "Cheat"], seats: SEATS, centre: CENTRE, court: 0, announced: null, freedom: Freedom.FREE, phase: Phase.TURN, turn_seat: 2, claimants: [] };
  return { ...table, question: { kind: "", options: [], held: [] }, ...facts } as View;
}

const coins = (...each: number[]) => SEATS.map((seat, i) => ({ ...seat, coins: each[i] ?? 6 }));
const event = (kind: number, who = 1, secret: number = HIDDEN): GameEvent => [kind, who, 0, 0, 0, secret, 0];
const at = (told: GameEvent, before: GameEvent[] = []) => coach.lessonsOfEvent(told, before, view(), []);
const dealt = (count: number) => Array.from({ length: count }, () => event(Kind.DEALT));

describe("the coach", () => {
  it("begins with the goal, and explains the masks when all of them lie open", () => {
    expect(at(event(Kind.DEALT))[0]).toBe("mascarade-goal");
    expect(at(event(Kind.DEALT), dealt(3))).toEqual([]);
    expect(at(event(Kind.DEALT), dealt(5))).toContain("mascarade-masks");
  });

  it("explains what others do, not what the viewer has just decided", () => {
    for (const [kind, lesson] of [
      [Kind.HANDLED, "mascarade-handled"],
      [Kind.LOOKED, "mascarade-looked"],
    ] as const) {
      expect(at(event(kind))).toEqual([lesson]);
      expect(at(event(kind, 0, 1))).toEqual([]);
    }
  });

  it("wonders about a power that nobody claimed, not about one that was proved", () => {
    const announced = event(Kind.ANNOUNCED);
    expect(at(event(Kind.USED), [announced, event(Kind.PASSED)])).toEqual(["mascarade-used"]);
    expect(at(event(Kind.USED), [announced, event(Kind.CLAIMED), event(Kind.REVEALED)])).toEqual([]);
    expect(at(event(Kind.USED), [event(Kind.CLAIMED), event(Kind.REVEALED), announced])).toEqual(["mascarade-used"]);
  });

  it("does not wonder where the viewer knows the card of whoever announced", () => {
    const announced = event(Kind.ANNOUNCED);
    const seats = (possible: number[]) => SEATS.map((seat) => ({ ...seat, cards: [{ place: seat.seat, possible }] }));
    const knows = (possible: number[]) => coach.lessonsOfEvent(event(Kind.USED), [announced], view({ seats: seats(possible) }), []);
    expect(knows([0, 1])).toEqual(["mascarade-used"]);
    expect(knows([0])).toEqual([]);
    expect(knows([1, 2])).toEqual([]);
  });

  it("says where coins come from when the bank pays", () => {
    const paid = (from: number): GameEvent => [Kind.PAID, 1, from, 1, 3, HIDDEN, 0];
    expect(at(paid(BANK))).toEqual(["mascarade-bank"]);
    expect(at(paid(2))).toEqual([]);
  });

  it("explains a revealed card only where a claim was the reason", () => {
    expect(at(event(Kind.REVEALED), [event(Kind.ANNOUNCED), event(Kind.CLAIMED)])).toEqual(["mascarade-revealed"]);
    expect(at(event(Kind.REVEALED), [event(Kind.ANNOUNCED), event(Kind.ASKED)])).toEqual([]);
  });

  it("has a lesson for every kind of turn", () => {
    const lessons = Object.values(Freedom).map((freedom) => coach.lessonsOfQuestion(view({ freedom }))[0]);
    expect(lessons).toEqual(["mascarade-turn", "mascarade-opening", "mascarade-must-swap", "mascarade-no-announcing"]);
  });

  it("says what an answer does and costs", () => {
    expect(coach.lessonsOfQuestion(view({ phase: Phase.ANSWER }))).toEqual(["mascarade-answer"]);
  });

  it("explains the Cheat and the court only where they matter to what is announced", () => {
    const lessons = (announced: number, court: number) =>
      coach.lessonsOfQuestion(view({ phase: Phase.ANSWER, masks: ["King", "Cheat", "Judge"], announced, court })).slice(1);
    expect(lessons(0, 3)).toEqual([]);
    expect(lessons(1, 3)).toEqual(["mascarade-cheat"]);
    expect(lessons(2, 3)).toEqual(["mascarade-court"]);
    expect(lessons(2, 0)).toEqual([]);
  });

  it("explains the Cheat to whoever is sure to be it", () => {
    const lessons = (possible: number[]) => {
      const seats = SEATS.map((seat) => ({ ...seat, cards: [{ place: seat.seat, possible: seat.player === 0 ? possible : [1] }] }));
      return coach.lessonsOfQuestion(view({ seats }));
    };
    expect(lessons([1])).toEqual(["mascarade-turn", "mascarade-cheat", "mascarade-bluff"]);
    expect(lessons([0, 1])).toEqual(["mascarade-turn", "mascarade-bluff"]);
  });

  it("tells the ending that happened, to those whom it happened to", () => {
    const lost = (seat: number): GameEvent => [Kind.PAID, 1, seat, COURT, 6, HIDDEN, 0];
    const ended = (ending: number, winners: number): GameEvent => [Kind.ENDED, 1, winners, 0, ending, HIDDEN, 0];
    const told = (...events: GameEvent[]) => {
      const played = events.map((each, number) => ({ number, event: each, playerAt: [0, 1, 2, 3] }));
      const [lesson = ""] = coach.lessonsOfEvent(events.at(-1) ?? lost(0), [], view(), played);
      return [lesson, coach.factsOf(lesson, view(), played)["who"]];
    };
    expect(told(ended(Ending.RICH, 0b110))).toEqual(["mascarade-ended-rich", "Bob, Cléa"]);
    expect(told(ended(Ending.RICH, 0b1))).toEqual(["mascarade-ended-rich-you", "Ann"]);
    expect(told(lost(3), ended(Ending.RUIN, 0b1))).toEqual(["mascarade-ended-ruin", "Dan"]);
    expect(told(lost(0), ended(Ending.RUIN, 0b10))).toEqual(["mascarade-ended-ruin-you", "Ann"]);
    expect(told(ended(Ending.POWER, 0b100))).toEqual(["mascarade-ended-power", "Cléa"]);
    expect(told(ended(Ending.POWER, 0b1))).toEqual(["mascarade-ended-power-you", "Ann"]);
  });

  it("names those whom a lesson is about, with their coins", () => {
    const facts = (lesson: string, seats = SEATS) => coach.factsOf(lesson, view({ seats }), []);
    expect(coach.factsOf("mascarade-looked", view(), [{ number: 0, event: event(Kind.LOOKED, 3), playerAt: [] }])).toEqual({ who: "Dan" });
    expect(facts("mascarade-answer")).toEqual({ who: "Cléa" });
    expect(facts("mascarade-rich", coins(12, 10, 11))).toEqual({ who: "Cléa", n: 11 });
    expect(facts("mascarade-rich-you", coins(12, 10, 11))).toEqual({ who: "Ann", n: 12 });
    expect(facts("mascarade-poor", coins(1, 6, 6, 2))).toEqual({ who: "Dan", n: 2 });
    expect(facts("mascarade-poor-you", coins(1, 6, 6, 2))).toEqual({ who: "Ann", n: 1 });
  });

  it("speaks of riches and ruin when they are there, and knows whose they are", () => {
    const lessons = (facts: Partial<View>) => coach.lessonsOfQuestion(view({ phase: Phase.ANSWER, ...facts })).slice(1);
    expect(lessons({ seats: coins(10) })).toEqual(["mascarade-rich-you"]);
    expect(lessons({ seats: coins(6, 10) })).toEqual(["mascarade-rich"]);
    expect(lessons({ seats: coins(6, 2) })).toEqual(["mascarade-poor"]);
    expect(lessons({ seats: coins(2) })).toEqual(["mascarade-poor-you"]);
  });
});
