// What a review says, from its data.

import type { Facts, Language } from "../../i18n/language";
import { pick } from "../../i18n/pick";
import type { OptionValue, Review, ReviewedDecision, TurningPoint } from "../../server/generated/protocol";

/** A move of a player in words, at the table before a step. */
export type TellMove = (step: number, who: number, option: Pick<OptionValue, "move" | "text">) => string;

/** The verdicts on decisions that cost something. */
export const COSTLY: ReadonlySet<string> = new Set(["inaccurate", "mistake", "blunder"]);

/** A share of 1 in per cent. */
export function percent(language: Language, share: number): string {
  return language.say("percent", { n: Math.round(100 * share) });
}

/** A difference of chances in points, with its sign. */
export function points(difference: number): string {
  const n = Math.round(100 * difference);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** A turning point in a sentence. */
export function pointWords(point: TurningPoint, names: readonly string[], tell: TellMove, language: Language): string {
  const { turn, step, who, player, better, chance } = point;
  const facts: Facts = {
    n: turn + 1,
    who: pick(names, who),
    player: pick(names, player),
    move: tell(step, who, point),
    before: percent(language, point.before),
    after: percent(language, point.after),
  };
  if (better && chance) {
    const known = { better: tell(step, who, better), before: percent(language, chance[0]), after: percent(language, better.chance[0]) };
    return language.say(betterMessage(better), { ...facts, ...known });
  }
  return language.say(point.kind === "chance" ? "review-point-chance" : "review-point-move", facts);
}

/** Whether the better move would have been true, a bluff, or says nothing about its player's card. */
function betterMessage({ is_true: isTrue }: OptionValue): string {
  if (isTrue === undefined || isTrue === null) return "review-point-better";
  return isTrue ? "review-point-better-true" : "review-point-better-bluff";
}

/** What a moment is about: that the game turned there, or what a decision cost; else its name. */
export function momentWords(review: Review, at: number, tell: TellMove, language: Language): string {
  const point = review.turning_points.find(({ step }) => step === at);
  if (point) return pointWords(point, review.players, tell, language);
  const decision = review.decisions.find(({ step, verdict }) => step === at && COSTLY.has(verdict ?? ""));
  return decision ? decisionWords(decision, review.players, tell, language) : stepWords(review, at, language);
}

/** How good a decision was, and what would have been better if it cost something. */
export function decisionWords(decision: ReviewedDecision, names: readonly string[], tell: TellMove, language: Language): string {
  const { step, who, turn, move, options, loss, verdict, fortune } = decision;
  const [best, taken] = [options[0], options.find((option) => option.move === move)];
  if (!best || !taken) return "";
  const [lost, low, high] = loss.map((share) => Math.round(100 * share));
  const said = language.say("review-decision", {
    n: turn + 1,
    who: pick(names, who),
    move: tell(step, who, taken),
    verdict: language.say(`review-verdict-${verdict ?? "none"}`),
    loss: lost ?? 0,
    low: low ?? 0,
    high: high ?? 0,
  });
  const better = {
    move: tell(step, who, best),
    chance: percent(language, best.chance[0]),
    taken: percent(language, taken.chance[0]),
  };
  return [said, ...(COSTLY.has(verdict ?? "") ? [language.say("review-better", better)] : []), ...(fortune ? [language.say(`review-fortune-${fortune}`)] : [])].join(" ");
}

/** The name of a step: whose decision it was, and in which turn. */
export function stepWords({ curves, players }: Review, step: number, language: Language): string {
  const who = players[curves.deciders[step] ?? -1];
  if (who === undefined) return language.say("review-deal");
  return language.say("review-step", { turn: (curves.turns[step] ?? 0) + 1, who });
}
