// What the coach of a first game of The Grimm Masquerade explains, and when; docs/coach.md is the list for readers.

import type { Facts } from "../../i18n/language";
import type { GameEvent, GameView, NumberedEvent } from "../../server/game";
import type { CoachPart } from "../kind";
import { members, readEvent } from "../shared/words/events";
import { Kind, MarkReason, Phase } from "./generated/constants";
import type { View } from "./generated/view";

const rulesOfLessons = {
  "grimm-goal": ["G50", "G51", "G52"],
  "grimm-character": ["G1", "G12", "G13"],
  "grimm-draft": ["G3"],
  "grimm-keep": ["G10", "G12"],
  "grimm-gift": ["G12"],
  "grimm-give": ["G10", "G12"],
  "grimm-pair": ["G12", "G14"],
  "grimm-triple": ["G13", "G14"],
  "grimm-acting": ["G2", "G11", "G30"],
  "grimm-acted": ["G2", "G11"],
  "grimm-pointed": ["G11", "G30"],
  "grimm-pointed-you": ["G11", "G30"],
  "grimm-placing": ["G31"],
  "grimm-unmasked": ["G20", "G21"],
  "grimm-unmasked-you": ["G20"],
  "grimm-hand": ["G21"],
  "grimm-round-ended": ["G50", "G51"],
  "grimm-round": ["G2", "G4", "G53"],
  "grimm-ended": ["G52"],
  "grimm-ended-you": ["G52"],
} as const;

type Lesson = keyof typeof rulesOfLessons;

function lessonsOfEvent(gameEvent: GameEvent, _: readonly GameEvent[], view: GameView): Lesson[] {
  const { viewer, guests } = view as View;
  const { kind, who, a, n } = readEvent(gameEvent);
  const isOwn = who === viewer;
  if (kind === Kind.ROUND) return [n === 1 ? "grimm-goal" : "grimm-round"];
  if (kind === Kind.DEALT) return isOwn ? ["grimm-character"] : [];
  if (kind === Kind.MARKED) return isOwn ? [] : (LESSONS_OF_MARKERS[a] ?? []);
  if (kind === Kind.ACTED) return isOwn ? [] : ["grimm-acted"];
  if (kind === Kind.POINTED) return isOwn ? [] : [a === viewer ? "grimm-pointed-you" : "grimm-pointed"];
  // Of two players each has two characters, and can do without one of them.
  if (kind === Kind.UNMASKED && guests.length > 2) return [isOwn ? "grimm-unmasked-you" : "grimm-unmasked"];
  if (kind === Kind.ROUND_ENDED) return ["grimm-round-ended"];
  return kind === Kind.ENDED ? [members(a).join() === String(viewer) ? "grimm-ended-you" : "grimm-ended"] : [];
}

const LESSONS_OF_MARKERS: Record<number, Lesson[]> = {
  [MarkReason.PAIR]: ["grimm-pair"],
  [MarkReason.TRIPLE]: ["grimm-triple"],
};

function lessonsOfQuestion(view: GameView): Lesson[] {
  return LESSONS_OF_PHASES[(view as View).phase] ?? [];
}

const LESSONS_OF_PHASES: Record<string, Lesson[]> = {
  [Phase.DRAFT]: ["grimm-draft"],
  [Phase.KEEP_OR_GIVE]: ["grimm-keep", "grimm-gift"],
  [Phase.GIVING]: ["grimm-give"],
  [Phase.ACTING]: ["grimm-acting"],
  [Phase.PLACING]: ["grimm-placing"],
  [Phase.HAND]: ["grimm-hand"],
};

/** Who does something, and to whom; at the end, who has won. */
function factsOf(_: string, view: GameView, played: readonly NumberedEvent[]): Facts {
  const last = played.at(-1);
  if (!last) return {};
  const { kind, who, a } = readEvent(last.event);
  const nameOf = (player: number): string => (view as View).guests.find((guest) => guest.player === player)?.name ?? "";
  if (kind === Kind.ENDED) return { who: members(a).map(nameOf).join(", ") };
  return { who: nameOf(who), ...(kind === Kind.POINTED ? { other: nameOf(a) } : {}) };
}

const lastLessons: Lesson[] = ["grimm-ended", "grimm-ended-you"];

export const coach: CoachPart = { rulesOfLessons, lessonsOfEvent, lessonsOfQuestion, lastLessons, factsOf };
