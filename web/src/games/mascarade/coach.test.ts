// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/language";
import { learn } from "../../i18n/language.svelte";
import { HIDDEN } from "../../server/generated/constants";
import type { GameEvent } from "../../server/game";
import { coach } from "./coach";
import { Freedom, Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";

const NAMES = ["Ann", "Bob", "Cléa", "Dan"];
const SEATS = NAMES.map((name, seat) => ({ seat, player: seat, name, coins: 6, cards: [] }));

function view(facts: Partial<View>): View {
  const table = { viewer: 0, masks: ["King", "Fool"], seats: SEATS, court: 0, freedom: Freedom.FREE, phase: Phase.TURN, announced: null };
  return { ...table, question: { kind: "", options: [], held: [] }, ...facts } as View;
}

const VIEWS = [
  ...Object.values(Freedom).map((freedom) => view({ freedom })),
  view({ phase: Phase.ANSWER, announced: 1 }),
  view({ phase: Phase.SEATS }),
  view({ court: 3 }),
  view({ seats: SEATS.map((seat) => ({ ...seat, coins: seat.player ? 6 : 11 })) }),
  view({ seats: SEATS.map((seat) => ({ ...seat, coins: seat.player ? 11 : 6 })) }),
];
const LESSONS = VIEWS.flatMap((each) => coach.lessonsOfView(each));

const event = (kind: number, who: number, secret: number = HIDDEN): GameEvent => [kind, who, 0, 0, 0, secret, 0];
const idOf = (told: GameEvent, before: GameEvent[] = []) => coach.lessonOfEvent(told, before, NAMES, 0)?.id;

describe("the coach", () => {
  it("speaks of the deal before anybody does anything", () => {
    expect(idOf(event(Kind.TURN, 1))).toBe("deal");
  });

  it("explains only the swaps of others", () => {
    expect(idOf(event(Kind.HANDLED, 1))).toBe("handled");
    expect(idOf(event(Kind.HANDLED, 0, 1))).toBeUndefined();
  });

  it("wonders about a power that nobody doubted, not about one that was proved", () => {
    expect(idOf(event(Kind.USED, 1))).toBe("used");
    expect(idOf(event(Kind.USED, 1), [event(Kind.REVEALED, 1, 2)])).toBeUndefined();
  });

  it("says whose mistake it was", () => {
    expect(idOf(event(Kind.FINED, 0))).toBe("fined-you");
    expect(idOf(event(Kind.FINED, 2))).toBe("fined");
  });

  it("has a lesson for every kind of question of a first game, and for riches", () => {
    const ids = new Set(LESSONS.map(({ id }) => id));
    for (const id of ["deal", "opening", "turn", "must-swap", "answer", "choose", "court", "rich", "rich-you"]) expect(ids).toContain(id);
  });

  it("says nothing about another player's question", () => {
    expect(coach.lessonsOfView(view({ question: null })).map(({ id }) => id)).toEqual(["deal"]);
  });

  it.each(LANGUAGES)("finds words for all of it in %s", async (code) => {
    const language = await learn(code);
    for (const { id, facts } of LESSONS) expect(language.say(`learn-guide-${id}`, facts?.(language))).toMatch(/[.!?]$/);
  });
});
