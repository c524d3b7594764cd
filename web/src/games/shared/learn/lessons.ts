// What the coach of a first game has to say, and when: each kind of moment has a lesson of its own.

import { Freedom, GrimmKind, GrimmPhase, HIDDEN, Kind, Phase } from "../../../server/generated/meanings";
import type { GrimmView, View } from "../../../server/generated/protocol";
import { maskName } from "../../mascarade/words/company";
import type { Facts, Language } from "../../../i18n/language";
import { readEvent, type EventFacts, type Told } from "../words/listener";
import { pick } from "../../../i18n/pick";

/** A message `learn-guide-…` with what it needs to know. */
export interface Lesson {
  id: string;
  facts?: (language: Language) => Facts;
}

/** So many coins, and everybody should take notice. */
const RICH = 10;
/** So many coins in the court are worth a thought. */
const FULL_COURT = 3;

/** What there is to learn from what has just happened. */
export function lessonOfEvent(game: string, told: Told, before: readonly Told[], names: readonly string[], viewer: number): Lesson | undefined {
  const event = readEvent(told);
  const who = () => ({ who: pick(names, event.who) });
  return game === "mascarade" ? ofMascarade(event, before, who, viewer) : ofGrimm(event, who);
}

function ofMascarade(event: EventFacts, before: readonly Told[], who: () => Facts, viewer: number): Lesson | undefined {
  const own = event.who === viewer;
  if (event.kind === Kind.TURN) return { id: "deal" };
  if (event.kind === Kind.HANDLED && event.secret === HIDDEN) return { id: "handled", facts: who };
  if (event.kind === Kind.REVEALED) return { id: "revealed" };
  if (event.kind === Kind.FINED) return own ? { id: "fined-you" } : { id: "fined", facts: who };
  const revealed = before.some(([kind]) => kind === Kind.REVEALED);
  if (event.kind === Kind.USED && !revealed) return { id: "used" };
  return undefined;
}

function ofGrimm(event: EventFacts, who: () => Facts): Lesson | undefined {
  if (event.kind === GrimmKind.MARKED) return { id: "grimm-marked", facts: who };
  if (event.kind === GrimmKind.UNMASKED) return { id: "grimm-unmasked" };
  return undefined;
}

/** What there is to learn from the table as it lies, the most urgent first. */
export function lessonsOfView(view: View | GrimmView): Lesson[] {
  return "masks" in view ? ofTable(view) : ofBall(view);
}

const TURNS: Record<number, string> = {
  [Freedom.FREE]: "turn",
  [Freedom.OPENING]: "opening",
  [Freedom.MUST_SWAP]: "must-swap",
};

function ofTable(view: View): Lesson[] {
  const lessons: (Lesson | undefined)[] = [{ id: "deal" }, ofQuestion(view), ofRiches(view)];
  if (view.court >= FULL_COURT) lessons.push({ id: "court" });
  return lessons.filter((lesson) => lesson !== undefined);
}

function ofQuestion(view: View): Lesson | undefined {
  if (!view.question) return undefined;
  if (view.phase === Phase.TURN) return TURNS[view.freedom] ? { id: pick(TURNS, view.freedom) } : undefined;
  if (view.phase !== Phase.ANSWER) return { id: "choose" };
  const mask = view.masks[view.announced ?? HIDDEN] ?? "";
  return { id: "answer", facts: (language) => ({ mask: maskName(mask, language) }) };
}

function ofRiches(view: View): Lesson | undefined {
  const richest = view.seats.reduce((one, other) => (other.coins > one.coins ? other : one));
  if (richest.coins < RICH) return undefined;
  const facts = () => ({ who: richest.name, n: richest.coins });
  return { id: richest.player === view.viewer ? "rich-you" : "rich", facts };
}

const BALL: Record<string, string> = {
  [GrimmPhase.DRAFT]: "grimm-draft",
  [GrimmPhase.KEEP_OR_GIVE]: "grimm-keep",
  [GrimmPhase.ACTING]: "grimm-acting",
};

function ofBall(view: GrimmView): Lesson[] {
  const lesson = view.question ? BALL[view.phase] : undefined;
  return [{ id: "grimm-dealt" }, ...(lesson ? [{ id: lesson }] : [])];
}
