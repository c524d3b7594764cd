import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUpdate, GameView } from "../../../server/game";
import type { CoachPart } from "../../kind";
import { Stage } from "../stage/stage.svelte";
import { Coach } from "./coach.svelte";
import { lessonsLearned } from "./lessonsLearned";

const HEADER = { game: "any", players: ["Ann", "Bob"] };
const QUESTION = { viewer: 0, decider: 0, question: { kind: "turn", options: [0] } } as GameView;
const NO_QUESTION = { viewer: 0, decider: 1, question: null } as GameView;
/** An event of kind 1 is worth a lesson, and a question three, of which one is the last of the game. */
const LESSONS: CoachPart = {
  rulesOfLessons: { luck: [], turn: [], bluff: [], end: [] },
  lessonsOfEvent: ([kind]) => (kind === 1 ? ["luck"] : []),
  lessonsOfQuestion: () => ["turn", "bluff", "end"],
  lastLessons: ["end"],
  factsOf: (lesson, _, played) => ({ about: `${lesson} ${played.length}` }),
};

function update(view: GameView, first: number, ...kinds: number[]): GameUpdate {
  const events = kinds.map((kind, index) => ({ number: first + index, event: [kind, 0, 0, 0, 0, 0, 0] as const, playerAt: [0, 1] }));
  return { events, view };
}

/** A coach who has been told of everything on the stage so far. */
function coached(stage: Stage): Coach {
  const coach = new Coach();
  coach.start("ABC", "any");
  coach.notice(stage, LESSONS);
  return coach;
}

/** The viewer is asked once more, after another event. */
function asksAgain(stage: Stage, coach: Coach, number: number): void {
  stage.jumpTo(QUESTION, update(QUESTION, number, 2).events);
  coach.notice(stage, LESSONS);
}

describe("the coach", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("holds the stage on the moment of a lesson until it is read", () => {
    const stage = new Stage(HEADER, NO_QUESTION, () => 100);
    stage.play(update(NO_QUESTION, 0, 1, 2));
    const coach = coached(stage);
    vi.runAllTimers();
    expect([coach.lesson, coach.moment, stage.moment]).toEqual(["luck", "event-0", "event-0"]);

    coach.gotIt();
    vi.advanceTimersByTime(100);
    expect([coach.lesson, stage.moment]).toEqual([undefined, "event-1"]);
  });

  it("teaches every lesson once", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    expect(coach.lesson).toBe("turn");
    for (const number of [7, 8, 9]) {
      coach.gotIt();
      asksAgain(stage, coach, number);
    }
    expect([coach.lesson, coach.moment]).toEqual([undefined, "question-9"]);
  });

  it("tells a lesson with the facts of its moment, and keeps them for those who read it again", () => {
    const stage = new Stage(HEADER, NO_QUESTION, () => 100);
    stage.play(update(NO_QUESTION, 0, 1));
    const coach = coached(stage);
    expect(coach.facts).toEqual({ about: "luck 1" });
    coach.gotIt();
    expect(lessonsLearned("any")).toEqual([{ lesson: "luck", facts: { about: "luck 1" } }]);
  });

  it("knows when there are no more lessons to skip", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    const last = [7, 8].map((number) => {
      asksAgain(stage, coach, number);
      return coach.isLast;
    });
    expect(last).toEqual([false, true]);
    coach.finish();
    expect(coach.isLast).toBe(true);
  });

  it("teaches one lesson at a moment, and the next one another time", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    coach.gotIt();
    expect([coach.lesson, coach.isReading]).toEqual([undefined, false]);
    asksAgain(stage, coach, 7);
    expect([coach.lesson, coach.isReading]).toEqual(["bluff", true]);
  });

  it("shows a lesson again to those who left before they had read it", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    coach.leave();
    expect(coach.isReading).toBe(false);
    coach.notice(stage, LESSONS);
    expect(coach.lesson).toBe("turn");
  });

  it("takes a lesson away with its moment, and teaches what was left of it at the next one", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    stage.play(update(QUESTION, 0, 2));
    coach.notice(stage, LESSONS);
    expect(coach.lesson).toBeUndefined();
    stage.skipAll();
    coach.notice(stage, LESSONS);
    expect(coach.lesson).toBe("bluff");
  });

  it("lets the game go on once nothing more is to be taught", () => {
    const stage = new Stage(HEADER, NO_QUESTION, () => 100);
    stage.play(update(NO_QUESTION, 0, 1));
    const coach = coached(stage);
    coach.stop();
    vi.advanceTimersByTime(100);
    expect([coach.lesson, coach.code, stage.busy]).toEqual([undefined, undefined, false]);
  });

  it("is still there after a reload and repeats only what was not read, until nobody wants lessons any more", () => {
    coached(new Stage(HEADER, QUESTION, () => 100)).gotIt();
    const coach = new Coach();
    coach.notice(new Stage(HEADER, QUESTION, () => 100), LESSONS);
    expect([coach.code, coach.lesson]).toEqual(["ABC", "bluff"]);
    coach.stop();
    expect(new Coach().code).toBeUndefined();
  });

  it("leaves a list of what was taught, which another first game begins anew", () => {
    const stage = new Stage(HEADER, QUESTION, () => 100);
    const coach = coached(stage);
    coach.gotIt();
    asksAgain(stage, coach, 7);
    coach.gotIt();
    expect(lessonsLearned("any").map(({ lesson }) => lesson)).toEqual(["turn", "bluff"]);
    expect(lessonsLearned("another")).toEqual([]);
    new Coach().start("DEF", "any");
    expect(lessonsLearned("any")).toEqual([]);
  });

  it("says farewell after the game, once", () => {
    const coach = coached(new Stage(HEADER, QUESTION, () => 100));
    coach.finish();
    expect([coach.lesson, coach.moment]).toEqual(["won", "after"]);
    coach.gotIt();
    coach.finish();
    expect(coach.lesson).toBeUndefined();
  });
});
