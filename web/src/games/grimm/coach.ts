// What the coach of a first game of The Grimm Masquerade explains, and when.

import { pick } from "../../i18n/pick";
import type { GameEvent, GameView } from "../../server/game";
import type { CoachPart, Lesson } from "../kind";
import { Kind, Phase } from "./generated/constants";
import type { View } from "./generated/view";

function lessonOfEvent([kind, who]: GameEvent, _: readonly GameEvent[], names: readonly string[]): Lesson | undefined {
  if (kind === Kind.MARKED) return { id: "grimm-marked", facts: () => ({ who: pick(names, who) }) };
  return kind === Kind.UNMASKED ? { id: "grimm-unmasked" } : undefined;
}

const LESSONS_OF_PHASES: Record<string, string> = {
  [Phase.DRAFT]: "grimm-draft",
  [Phase.KEEP_OR_GIVE]: "grimm-keep",
  [Phase.ACTING]: "grimm-acting",
};

function lessonsOfView(view: GameView): Lesson[] {
  const lesson = view.question ? LESSONS_OF_PHASES[(view as View).phase] : undefined;
  return [{ id: "grimm-dealt" }, ...(lesson ? [{ id: lesson }] : [])];
}

export const coach: CoachPart = { lessonOfEvent, lessonsOfView };
