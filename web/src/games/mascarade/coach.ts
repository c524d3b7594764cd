// What the coach of a first game of Mascarade explains, and when.

import type { Facts } from "../../i18n/language";
import { pick } from "../../i18n/pick";
import { HIDDEN } from "../../server/generated/constants";
import type { GameEvent, GameView } from "../../server/game";
import type { CoachPart, Lesson } from "../kind";
import { readEvent } from "../shared/words/events";
import { Freedom, Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";
import { maskName } from "./words/narrator";

/** With this many coins a player is about to win. */
const RICH = 10;
/** This many coins in the court are worth a thought. */
const FULL_COURT = 3;

function lessonOfEvent(gameEvent: GameEvent, before: readonly GameEvent[], names: readonly string[], viewer: number): Lesson | undefined {
  const event = readEvent(gameEvent);
  const who = (): Facts => ({ who: pick(names, event.who) });
  if (event.kind === Kind.TURN) return { id: "deal" };
  if (event.kind === Kind.HANDLED && event.secret === HIDDEN) return { id: "handled", facts: who };
  if (event.kind === Kind.REVEALED) return { id: "revealed" };
  if (event.kind === Kind.FINED) return event.who === viewer ? { id: "fined-you" } : { id: "fined", facts: who };
  const isProven = before.some(([kind]) => kind === Kind.REVEALED);
  return event.kind === Kind.USED && !isProven ? { id: "used" } : undefined;
}

function lessonsOfView(given: GameView): Lesson[] {
  const view = given as View;
  const lessons: (Lesson | undefined)[] = [{ id: "deal" }, lessonOfQuestion(view), lessonOfRiches(view)];
  if (view.court >= FULL_COURT) lessons.push({ id: "court" });
  return lessons.filter((lesson) => lesson !== undefined);
}

const LESSONS_OF_TURNS: Record<number, string> = {
  [Freedom.FREE]: "turn",
  [Freedom.OPENING]: "opening",
  [Freedom.MUST_SWAP]: "must-swap",
};

function lessonOfQuestion(view: View): Lesson | undefined {
  if (!view.question) return undefined;
  if (view.phase === Phase.TURN) return lessonOfTurn(view.freedom);
  if (view.phase !== Phase.ANSWER) return { id: "choose" };
  const mask = view.masks[view.announced ?? HIDDEN] ?? "";
  return { id: "answer", facts: (language) => ({ mask: maskName(mask, language) }) };
}

function lessonOfTurn(freedom: number): Lesson | undefined {
  const id = LESSONS_OF_TURNS[freedom];
  return id ? { id } : undefined;
}

function lessonOfRiches(view: View): Lesson | undefined {
  const richest = view.seats.reduce((one, other) => (other.coins > one.coins ? other : one));
  if (richest.coins < RICH) return undefined;
  const facts = () => ({ who: richest.name, n: richest.coins });
  return { id: richest.player === view.viewer ? "rich-you" : "rich", facts };
}

export const coach: CoachPart = { lessonOfEvent, lessonsOfView };
