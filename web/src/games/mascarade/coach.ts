// What the coach of a first game of Mascarade explains, and when; docs/coach.md is the list for readers.

import { HIDDEN } from "../../server/generated/constants";
import type { GameEvent, GameView, NumberedEvent } from "../../server/game";
import type { Facts } from "../../i18n/language";
import type { CoachPart } from "../kind";
import { members, readEvent, type EventFacts } from "../shared/words/events";
import { BANK, Ending, Freedom, Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";
import { knownAfter, stateAfter } from "./table/fold";

/** The Cheat wins with this many coins, and 13 are not far. */
const RICH = 10;
/** With so few coins a player can soon lose the last one. */
const POOR = 2;
const CHEAT = "Cheat";
const JUDGE = "Judge";

const rulesOfLessons = {
  "mascarade-goal": ["M2", "M30", "M31"],
  "mascarade-masks": ["M3", "M4"],
  "mascarade-handled": ["M13", "M26"],
  "mascarade-opening": ["M10", "M13"],
  "mascarade-turn": ["M11", "M12", "M13", "M14", "M22"],
  "mascarade-bluff": ["M14", "M21", "M23"],
  "mascarade-looked": ["M12"],
  "mascarade-answer": ["M14", "M20", "M21", "M22", "M23"],
  "mascarade-used": ["M21"],
  "mascarade-bank": ["M2"],
  "mascarade-revealed": ["M22"],
  "mascarade-fined": ["M23", "M24", "K1"],
  "mascarade-must-swap": ["M15"],
  "mascarade-no-announcing": ["M15"],
  "mascarade-court": ["M23", "K1"],
  "mascarade-choose": ["M34"],
  "mascarade-cheat": ["K10"],
  "mascarade-rich": ["M30"],
  "mascarade-rich-you": ["M30"],
  "mascarade-poor": ["M31"],
  "mascarade-poor-you": ["M31"],
  "mascarade-ended-rich": ["M30", "M32"],
  "mascarade-ended-rich-you": ["M30", "M32"],
  "mascarade-ended-ruin": ["M31", "M32"],
  "mascarade-ended-ruin-you": ["M31", "M32"],
  "mascarade-ended-power": ["K10", "M32"],
  "mascarade-ended-power-you": ["K10", "M32"],
} as const;

type Lesson = keyof typeof rulesOfLessons;

function lessonsOfEvent(gameEvent: GameEvent, before: readonly GameEvent[], view: GameView, played: readonly NumberedEvent[]): Lesson[] {
  const event = readEvent(gameEvent);
  const isOwn = event.who === view.viewer;
  if (event.kind === Kind.DEALT) return lessonsOfDeal(before.filter(([kind]) => kind === Kind.DEALT).length + 1, view as View);
  if (event.kind === Kind.HANDLED) return !isOwn && event.secret === HIDDEN ? ["mascarade-handled"] : [];
  if (event.kind === Kind.LOOKED) return isOwn ? [] : ["mascarade-looked"];
  if (event.kind === Kind.REVEALED) return isClaimed(before) ? ["mascarade-revealed"] : [];
  if (event.kind === Kind.USED) return !isOwn && !isClaimed(before) && isDoubtful(before, view as View, played) ? ["mascarade-used"] : [];
  if (event.kind === Kind.PAID) return event.a === BANK ? ["mascarade-bank"] : [];
  if (event.kind === Kind.FINED) return ["mascarade-fined"];
  return event.kind === Kind.ENDED ? lessonsOfEnd(event, view as View, played) : [];
}

/** How this game ended, to those whom it concerns in another way. */
function lessonsOfEnd({ n }: EventFacts, view: View, played: readonly NumberedEvent[]): Lesson[] {
  const isOwn = endedBy(view, played).includes(view.viewer);
  if (n === Ending.RICH) return [isOwn ? "mascarade-ended-rich-you" : "mascarade-ended-rich"];
  if (n === Ending.RUIN) return [isOwn ? "mascarade-ended-ruin-you" : "mascarade-ended-ruin"];
  return n === Ending.POWER ? [isOwn ? "mascarade-ended-power-you" : "mascarade-ended-power"] : [];
}

/** The players who ended the game: those without coins in a ruin, else the winners. */
function endedBy(view: View, played: readonly NumberedEvent[]): number[] {
  const last = played.at(-1);
  if (!last) return [];
  const { a, n } = readEvent(last.event);
  const { coins, playerAt } = stateAfter(view, [], played);
  return n === Ending.RUIN ? playerAt.filter((_, seat) => coins[seat] === 0) : members(a);
}

/** The goal before anything else; the masks when all cards lie open. */
function lessonsOfDeal(dealt: number, { seats, centre }: View): Lesson[] {
  const cards = seats.reduce((sum, seat) => sum + seat.cards.length, centre.length);
  if (dealt === cards) return ["mascarade-masks"];
  return dealt === 1 ? ["mascarade-goal"] : [];
}

/** Whether anybody claimed the mask that was announced in this turn. */
function isClaimed(before: readonly GameEvent[]): boolean {
  const announced = before.findLastIndex(([kind]) => kind === Kind.ANNOUNCED);
  const since = before.slice(announced + 1).map(([kind]) => kind);
  return announced >= 0 && (since.includes(Kind.CLAIMED) || (since.includes(Kind.REVEALED) && !since.includes(Kind.ASKED)));
}

/** Whether the viewer cannot tell if the last announcement was true. */
function isDoubtful(before: readonly GameEvent[], view: View, played: readonly NumberedEvent[]): boolean {
  const announced = before.findLast(([kind]) => kind === Kind.ANNOUNCED);
  if (!announced) return false;
  const { a, n } = readEvent(announced);
  const card = view.seats.flatMap(({ cards }) => cards).find(({ place }) => place === a);
  return knownAfter(view, played)[a] === undefined && (card?.possible.includes(n) ?? false);
}

function lessonsOfQuestion(given: GameView): Lesson[] {
  const view = given as View;
  if (view.phase === Phase.ANSWER) return ["mascarade-answer", ...lessonsOfAnnouncement(view), ...lessonsOfCoins(view)];
  if (view.phase !== Phase.TURN) return view.phase === Phase.NAMING ? [] : ["mascarade-choose"];
  if (view.freedom !== Freedom.FREE) return LESSONS_OF_TURNS[view.freedom] ?? [];
  return ["mascarade-turn", ...lessonsOfOwnMask(view), "mascarade-bluff", ...lessonsOfCoins(view)];
}

/** The Cheat is explained to whoever is sure to be it. */
function lessonsOfOwnMask({ seats, viewer, masks }: View): Lesson[] {
  const own = seats.filter(({ player }) => player === viewer).flatMap(({ cards }) => cards);
  const isCheat = own.some(({ possible: [mask, other] }) => other === undefined && masks[mask ?? HIDDEN] === CHEAT);
  return isCheat ? ["mascarade-cheat"] : [];
}

const LESSONS_OF_TURNS: Record<number, Lesson[]> = {
  [Freedom.OPENING]: ["mascarade-opening"],
  [Freedom.MUST_SWAP]: ["mascarade-must-swap"],
  [Freedom.NO_ANNOUNCE]: ["mascarade-no-announcing"],
};

/** Two masks are explained where they are announced. */
function lessonsOfAnnouncement({ announced, masks, court }: View): Lesson[] {
  const mask = masks[announced ?? HIDDEN];
  if (mask === JUDGE && court > 0) return ["mascarade-court"];
  return mask === CHEAT ? ["mascarade-cheat"] : [];
}

function lessonsOfCoins({ seats, viewer }: View): Lesson[] {
  const own = seats.filter(({ player }) => player === viewer).map(({ coins }) => coins);
  const others = seats.filter(({ player }) => player !== viewer).map(({ coins }) => coins);
  const lessons: [Lesson, boolean][] = [
    ["mascarade-poor-you", own.some((coins) => coins <= POOR)],
    ["mascarade-rich-you", own.some((coins) => coins >= RICH)],
    ["mascarade-rich", others.some((coins) => coins >= RICH)],
    ["mascarade-poor", others.some((coins) => coins <= POOR)],
  ];
  return lessons.filter(([, applies]) => applies).map(([lesson]) => lesson);
}

/** Whom a lesson is about, and how many coins they have. */
function factsOf(lesson: string, given: GameView, played: readonly NumberedEvent[]): Facts {
  const view = given as View;
  const named = (players: readonly number[]): Facts => ({ who: players.map((player) => nameOf(view, player)).join(", ") });
  if (lesson.startsWith("mascarade-ended")) return named(endedBy(view, played));
  const last = played.at(-1);
  if (last) return named([readEvent(last.event).who]);
  const { seats, viewer, turn_seat: turnSeat } = view;
  const [poorest, ...others] = seats.filter(({ player }) => (player === viewer) === lesson.endsWith("-you")).sort((a, b) => a.coins - b.coins);
  if (lesson.startsWith("mascarade-poor") && poorest) return { who: poorest.name, n: poorest.coins };
  const richest = others.at(-1) ?? poorest;
  if (lesson.startsWith("mascarade-rich") && richest) return { who: richest.name, n: richest.coins };
  return { who: seats[turnSeat]?.name ?? "" };
}

function nameOf({ seats }: View, who: number): string {
  return seats.find(({ player }) => player === who)?.name ?? "";
}

const lastLessons: Lesson[] = [
  "mascarade-ended-rich",
  "mascarade-ended-rich-you",
  "mascarade-ended-ruin",
  "mascarade-ended-ruin-you",
  "mascarade-ended-power",
  "mascarade-ended-power-you",
];

export const coach: CoachPart = { rulesOfLessons, lessonsOfEvent, lessonsOfQuestion, lastLessons, factsOf };
