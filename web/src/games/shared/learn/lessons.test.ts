// @vitest-environment node
import { describe, expect, it } from "vitest";
import { GrimmKind, HIDDEN, Kind } from "../../../server/generated/meanings";
import type { GrimmView, View } from "../../../server/generated/protocol";
import { LANGUAGES } from "../../../i18n/language";
import { learn } from "../../../i18n/language.svelte";
import type { Told } from "../words/listener";
import file from "../../../server/generated/parity.json";
import { lessonOfEvent, lessonsOfView } from "./lessons";

const NAMES = ["Ann", "Bob", "Cléa", "Dan"];
const views = file as unknown as Record<"mascaradeAsked" | "grimmAsked", { view: View | GrimmView }[]>;
const lessons = [...views.mascaradeAsked, ...views.grimmAsked].flatMap(({ view }) => lessonsOfView(view));

function event(kind: number, who: number, secret: number = HIDDEN): Told {
  return [kind, who, 0, 0, 0, secret, 0];
}

function idOf(told: Told, before: Told[] = [], game = "mascarade"): string | undefined {
  return lessonOfEvent(game, told, before, NAMES, 0)?.id;
}

describe("the coach", () => {
  it("speaks of the deal before anybody does anything", () => {
    expect(idOf(event(Kind.TURN, 1))).toBe("deal");
  });

  it("explains a swap only of others, for one's own is no riddle", () => {
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
    expect(idOf(event(GrimmKind.MARKED, 2), [], "grimm")).toBe("grimm-marked");
  });

  it("has a lesson for every kind of question of a first game", () => {
    const ids = new Set(lessons.map(({ id }) => id));
    for (const id of ["deal", "opening", "turn", "must-swap", "answer", "choose"]) expect(ids).toContain(id);
    for (const id of ["grimm-dealt", "grimm-draft", "grimm-keep", "grimm-acting"]) expect(ids).toContain(id);
  });

  it.each(LANGUAGES)("finds words for all of it in %s", async (code) => {
    const language = await learn(code);
    for (const { id, facts } of lessons) expect(language.say(`learn-guide-${id}`, facts?.(language))).toMatch(/[.!?]$/);
  });
});
