import type { OptionValue } from "../../server/generated/protocol";

/** What an answer is worth; `close` is an option that is not clearly behind the best one. */
export type Judgement = "right" | "close" | "wrong";

/** Judges an answer by the options of a decision, the best one first. */
export function judgementOf(options: readonly Pick<OptionValue, "move" | "behind">[], chosen: number): Judgement {
  if (options[0]?.move === chosen) return "right";
  const [, low] = options.find(({ move }) => move === chosen)?.behind ?? [0, 0];
  return low > 0 ? "wrong" : "close";
}
