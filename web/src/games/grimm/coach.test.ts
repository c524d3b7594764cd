// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/language";
import { learn } from "../../i18n/language.svelte";
import { coach } from "./coach";
import { Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";

const view = (phase: string) => ({ phase, question: { kind: phase, options: [], offer: null } }) as unknown as View;
const LESSONS = Object.values(Phase).flatMap((phase) => coach.lessonsOfView(view(phase)));

describe("the coach", () => {
  it("explains the first marker", () => {
    expect(coach.lessonOfEvent([Kind.MARKED, 2, 0, 0, 0, -1, 0], [], ["Ann", "Bob", "Cléa"], 0)?.id).toBe("grimm-marked");
  });

  it("has a lesson for every kind of question of a first game", () => {
    const ids = new Set(LESSONS.map(({ id }) => id));
    for (const id of ["grimm-dealt", "grimm-draft", "grimm-keep", "grimm-acting"]) expect(ids).toContain(id);
  });

  it.each(LANGUAGES)("finds words for all of it in %s", async (code) => {
    const language = await learn(code);
    for (const { id, facts } of LESSONS) expect(language.say(`learn-guide-${id}`, facts?.(language))).toMatch(/[.!?]$/);
  });
});
