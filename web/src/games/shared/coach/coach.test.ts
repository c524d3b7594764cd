import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speaking } from "../../../i18n/language.svelte";
import type { GameView } from "../../../server/game";
import type { CoachPart } from "../../kind";
import { Stage } from "../stage/stage.svelte";
import { Coach } from "./coach.svelte";

const STAGE = new Stage({ game: "any", players: ["Ann", "Bob"] }, { viewer: 0 } as GameView, () => 0);
const LESSONS: CoachPart = { lessonOfEvent: () => undefined, lessonsOfView: () => [{ id: "rules" }, { id: "luck" }] };
/** The lessons of a game that the page has no folder for. */
const TEXTS = "learn-guide-rules = Read the rules.\nlearn-guide-luck = Good luck.\n";

/** Everything the coach has to say, one after the other. */
function sentences(coach: Coach): string[] {
  const found: string[] = [];
  while (coach.sentence) {
    found.push(coach.sentence);
    coach.gotIt();
  }
  return found;
}

describe("the coach", () => {
  beforeAll(async () => {
    await speaking.add("any", () => Promise.resolve(TEXTS));
    await speaking.speak("en");
  });
  beforeEach(() => sessionStorage.clear());

  it("says everything once", () => {
    const coach = new Coach();
    coach.start("ABC");
    coach.notice(STAGE, LESSONS);
    expect(sentences(coach)).toHaveLength(2);
    coach.notice(STAGE, LESSONS);
    expect(sentences(coach)).toEqual([]);
  });

  it("begins with the first lesson, even if the lessons were loaded in the middle of the events", () => {
    const coach = new Coach();
    coach.start("ABC");
    const stage = new Stage(STAGE.header, STAGE.view, () => 1000);
    stage.play({ events: [{ number: 0, event: [1, 0, 0, 0, 0, 0, 0], playerAt: [0, 1] }], view: stage.view });
    coach.notice(stage, { ...LESSONS, lessonOfEvent: () => ({ id: "luck" }) });
    stage.stop();
    expect(sentences(coach)).toEqual(["Read the rules.", "Good luck."]);
  });

  it("is still there after a reload, until nobody wants advice any more", () => {
    new Coach().start("ABC");
    const coach = new Coach();
    expect(coach.code).toBe("ABC");
    coach.stop();
    expect(new Coach().code).toBeUndefined();
  });

  it("ends with the game", () => {
    const coach = new Coach();
    coach.start("ABC");
    coach.notice(STAGE, LESSONS);
    coach.finish();
    expect(sentences(coach)).toHaveLength(1);
    expect(coach.code).toBeUndefined();
  });
});
