// A first game with a coach: a real table against bots, with one lesson for each kind of situation.

import { untrack } from "svelte";
import { router } from "../../../router.svelte";
import { say, speaking } from "../../../i18n/language.svelte";
import type { NewTable } from "../../../server/generated/protocol";
import { openTable } from "../../../server/httpClient";
import type { CoachPart, Lesson } from "../../kind";
import type { Stage } from "../stage/stage.svelte";

const STORED_CODE = "ridotto-guided";
const FAREWELL = "won";

/** Open a table with bots, and go there with a coach. */
export async function beginCoachedGame(table: NewTable): Promise<void> {
  const { code } = await openTable(table);
  coach.start(code);
  router.go(`/t/${code}`);
}

/** Teaches each lesson once, one after another. */
export class Coach {
  /** The table that is coached. */
  code: string | undefined = $state(sessionStorage.getItem(STORED_CODE) ?? undefined);
  private waiting: Lesson[] = $state.raw([]);
  private taught = new Set<string>();

  start(code: string): void {
    this.code = code;
    this.waiting = [];
    this.taught = new Set();
    sessionStorage.setItem(STORED_CODE, code);
  }

  stop(): void {
    this.code = undefined;
    this.waiting = [];
    sessionStorage.removeItem(STORED_CODE);
  }

  /** The lesson to read now. */
  get sentence(): string | undefined {
    const lesson = this.waiting[0];
    return lesson && speaking.current ? say(`learn-guide-${lesson.id}`, lesson.facts?.(speaking.current)) : undefined;
  }

  /** Go on to the next lesson. */
  gotIt(): void {
    if (this.waiting[0]?.id === FAREWELL) this.stop();
    else this.waiting = this.waiting.slice(1);
  }

  /** The game is over: drop all lessons but the last. */
  finish(): void {
    this.waiting = [{ id: FAREWELL }];
  }

  /** Find lessons in the event that is being shown, or in the table once everything was shown. */
  notice(stage: Stage, lessons: CoachPart): void {
    const found = stage.current ? lessonsOfEvent(stage, lessons) : stage.busy ? [] : lessons.lessonsOfView(stage.view);
    // The first lesson comes first, even if the lessons were loaded only after its moment.
    const first = found.length && !this.taught.size ? lessons.lessonsOfView(stage.view).slice(0, 1) : [];
    untrack(() => [...first, ...found].forEach((lesson) => this.teach(lesson)));
  }

  private teach(lesson: Lesson): void {
    if (this.taught.has(lesson.id)) return;
    this.taught.add(lesson.id);
    this.waiting = [...this.waiting, lesson];
  }
}

function lessonsOfEvent({ current, played, header, view }: Stage, lessons: CoachPart): Lesson[] {
  const before = played.map(({ event }) => event);
  const lesson = current && lessons.lessonOfEvent(current.event, before, header.players, view.viewer);
  return lesson ? [lesson] : [];
}

export const coach = new Coach();
