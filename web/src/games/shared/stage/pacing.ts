import { wantsStillness } from "../../../ui/settings/settings.svelte";
import { lookedAt } from "../../grimm/table/moments";
import { Kind } from "../../../server/generated/meanings";
import type { Pacing } from "./stage.svelte";

/** How long each event of Mascarade is looked at, in milliseconds. */
const MASCARADE: Record<number, number> = {
  [Kind.DEALT]: 350,
  [Kind.TURN]: 600,
  [Kind.LOOKED]: 1100,
  [Kind.HANDLED]: 1800,
  [Kind.ANNOUNCED]: 1500,
  [Kind.PASSED]: 450,
  [Kind.CLAIMED]: 1200,
  [Kind.ANSWERED]: 300,
  [Kind.REVEALED]: 1300,
  [Kind.USED]: 900,
  [Kind.PAID]: 1100,
  [Kind.FINED]: 1000,
  [Kind.EXCHANGED]: 1600,
  [Kind.DECLINED]: 900,
  [Kind.SPIED]: 1000,
  [Kind.SHOWN]: 2400,
  [Kind.ASKED]: 1300,
  [Kind.NAMED]: 1300,
  [Kind.MOVED]: 1800,
  [Kind.ENDED]: 4500,
};
/** All cards lie open: remember who is who. */
const REMEMBERING = 5000;

/** How long each event of a game is looked at. */
export function pacingOf(game: "mascarade" | "grimm"): Pacing {
  const pacing = game === "mascarade" ? mascarade : lookedAt;
  return (event, next) => pacing(event, next) * (wantsStillness() ? 0.7 : 1);
}

/** The last card of the deal stays open, and the tension before the last answer is the longest. */
const mascarade: Pacing = ([kind], next) => {
  if (kind === Kind.DEALT && next?.[0] !== Kind.DEALT) return REMEMBERING;
  if (next?.[0] === Kind.REVEALED && kind !== Kind.REVEALED) return (MASCARADE[kind] ?? 0) + 500;
  return MASCARADE[kind] ?? 800;
};
