// A first game with a coach: a real table against bots, and a lesson for each kind of moment, once.

import { untrack } from "svelte";
import type { NewTable } from "../../server/generated/protocol";
import { router } from "../../router.svelte";
import type { Stage } from "../../games/shared/stage/stage.svelte";
import { openTable } from "../../server/asking";
import { say, speaking } from "../../i18n/language.svelte";
import { lessonOfEvent, lessonsOfView, type Lesson } from "../../games/shared/learn/lessons";

const REMEMBERED = "ridotto-guided";
const FAREWELL = "won";
const FIRST_GAMES: Record<"mascarade" | "grimm", NewTable> = {
  mascarade: {
    agreement: { game: "mascarade", players: 4, edition: 1, options: { memory: "everything" }, clock: "none", pace: "relaxed" },
    bots: ["honest"],
    sit: true,
    begin: true,
  },
  grimm: {
    agreement: { game: "grimm", players: 4, clock: "none", pace: "relaxed" },
    bots: ["careful"],
    sit: true,
    begin: true,
  },
};

/** Open a table with bots, begin, and go there with a coach. */
export async function beginGuided(game: "mascarade" | "grimm"): Promise<void> {
  const { code } = await openTable(FIRST_GAMES[game]);
  guide.lead(code);
  router.go(`/t/${code}`);
}

/** What the coach says, lesson by lesson. */
export class Guide {
  /** The table where the coach stands by. */
  code: string | undefined = $state(sessionStorage.getItem(REMEMBERED) ?? undefined);
  private waiting: Lesson[] = $state.raw([]);
  private seen = new Set<string>();

  /** Stand by at a table. */
  lead(code: string): void {
    this.code = code;
    this.waiting = [];
    this.seen = new Set();
    sessionStorage.setItem(REMEMBERED, code);
  }

  /** Say nothing more. */
  stop(): void {
    this.code = undefined;
    this.waiting = [];
    sessionStorage.removeItem(REMEMBERED);
  }

  /** What is said now. */
  get sentence(): string | undefined {
    const lesson = this.waiting[0];
    return lesson && speaking.current ? say(`learn-guide-${lesson.id}`, lesson.facts?.(speaking.current)) : undefined;
  }

  /** Go on to the next lesson, if one waits. */
  gotIt(): void {
    if (this.waiting[0]?.id === FAREWELL) this.stop();
    else this.waiting = this.waiting.slice(1);
  }

  /** The game is over: nothing is left to say but this. */
  finish(): void {
    this.waiting = [{ id: FAREWELL }];
  }

  /** Look at the stage: what happens there, or the table once it is still. */
  notice(stage: Stage): void {
    const lessons = stage.moment ? lessonsOfMoment(stage) : stage.busy ? [] : lessonsOfView(stage.view);
    untrack(() => lessons.forEach((lesson) => this.teach(lesson)));
  }

  private teach(lesson: Lesson): void {
    if (this.seen.has(lesson.id)) return;
    this.seen.add(lesson.id);
    this.waiting = [...this.waiting, lesson];
  }
}

function lessonsOfMoment({ moment, shown, start, view }: Stage): Lesson[] {
  const before = shown.map(({ event }) => event);
  const lesson = moment && lessonOfEvent(start.game, moment.event, before, start.players, view.viewer);
  return lesson ? [lesson] : [];
}

export const guide = new Guide();
