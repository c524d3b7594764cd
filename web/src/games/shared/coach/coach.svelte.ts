// A first game with a coach: a real table against bots, with lessons on what is on the screen.

import { untrack } from "svelte";
import { router } from "../../../router.svelte";
import type { Facts } from "../../../i18n/language";
import type { NewTable } from "../../../server/generated/protocol";
import { openTable } from "../../../server/httpClient";
import type { CoachPart } from "../../kind";
import type { Stage } from "../stage/stage.svelte";
import { forgetLessons, hasLearned, rememberLesson } from "./lessonsLearned";

const STORED_CODE = "ridotto-coached";
const FAREWELL = "won";
const AFTER_GAME = "after";

/** Open a table with bots, and go there with a coach. */
export async function beginCoachedGame(table: NewTable): Promise<void> {
  const { code } = await openTable(table);
  coach.start(code, table.agreement?.game ?? "");
  router.go(`/t/${code}`);
}

/** Teaches each lesson once, at a moment that it is about. */
export class Coach {
  /** The table that is coached. */
  code: string | undefined = $state(localStorage.getItem(STORED_CODE) ?? undefined);
  /** The moment that the lesson belongs to. */
  moment = $state("");
  /** The lesson that is on the screen. */
  lesson: string | undefined = $state();
  /** The names and numbers in its words. */
  facts: Facts = $state.raw({});
  /** Whether there are no more lessons to be skipped. */
  isLast = $state(false);
  private stage: Stage | undefined;
  private game = "";

  start(code: string, game: string): void {
    this.code = code;
    forgetLessons(game);
    this.clear();
    localStorage.setItem(STORED_CODE, code);
  }

  /** Teach nothing more. */
  stop(): void {
    this.remember();
    this.code = undefined;
    localStorage.removeItem(STORED_CODE);
    this.clear();
    this.stage?.release();
  }

  /** Whether a lesson is being read at the table: nothing else is asked or offered until then. */
  get isReading(): boolean {
    return this.lesson !== undefined && !this.isOver;
  }

  /** Whether only the farewell is left. */
  get isOver(): boolean {
    return this.moment === AFTER_GAME;
  }

  /** Go on with the game. */
  gotIt(): void {
    this.remember();
    this.lesson = undefined;
    this.stage?.release();
  }

  /** The table is left: a lesson that is not read is shown again when somebody comes back. */
  leave(): void {
    if (!this.isOver) this.clear();
  }

  /** The stage has come to a moment: a lesson of another one is gone, and one of this one holds the stage. */
  notice(stage: Stage, part: CoachPart): void {
    const { moment } = stage;
    untrack(() => {
      const isSame = moment === this.moment;
      this.stage = stage;
      this.game = stage.header.game;
      this.moment = moment;
      if (!isSame) this.teach(lessonsOfMoment(stage, part), (lesson) => part.factsOf(lesson, stage.view, stage.played));
      this.isLast = this.lesson !== undefined && part.lastLessons.includes(this.lesson);
      if (!this.lesson) stage.release();
      else if (stage.current) stage.hold();
    });
  }

  /** The game is over, and everything has been shown. */
  finish(): void {
    if (this.isOver) return;
    this.moment = AFTER_GAME;
    this.teach([FAREWELL], () => ({}));
    this.isLast = true;
  }

  /** One lesson is enough for a moment: the others wait for the next one that they are about. */
  private teach(lessons: readonly string[], factsOf: (lesson: string) => Facts): void {
    this.remember();
    this.lesson = lessons.find((lesson) => !hasLearned(this.game, lesson));
    this.facts = this.lesson === undefined ? {} : factsOf(this.lesson);
  }

  /** The lesson that was on the screen is not shown again, and can be read again. */
  private remember(): void {
    if (this.lesson) rememberLesson(this.game, { lesson: this.lesson, facts: this.facts });
  }

  private clear(): void {
    this.lesson = undefined;
    this.moment = "";
  }
}

function lessonsOfMoment({ current, past, played, view, busy }: Stage, part: CoachPart): readonly string[] {
  if (!current) return busy || !view.question ? [] : part.lessonsOfQuestion(view);
  const before = [...past, ...played.slice(0, -1)].map(({ event }) => event);
  return part.lessonsOfEvent(current.event, before, view, played);
}

export const coach = new Coach();
