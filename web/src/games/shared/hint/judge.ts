import type { Hint } from "../../../server/generated/protocol";

/** How many points of chance a move may be behind the Thinker's to be nearly as good. */
const CLOSE = 0.03;

/** How a move compares with the Thinker's; undefined without an answer. */
export function judge({ state, move: best, advice = [] }: Hint, move: number): "same" | "close" | "other" | undefined {
  if (state !== "ready" || best === undefined || best === null) return undefined;
  if (move === best) return "same";
  const wins = (wanted: number) => advice.find((each) => each.move === wanted)?.wins;
  const [first, mine] = [wins(best), wins(move)];
  return first !== undefined && mine !== undefined && first - mine <= CLOSE ? "close" : "other";
}
