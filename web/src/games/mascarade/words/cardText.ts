// What a mask's card says: the text of a power, made from its effects and from nothing else.

import { AGAIN } from "../generated/constants";
import type { Language } from "../../../i18n/language";
import { slug } from "../../shared/words/names";

/** One step of a power. */
export interface Effect {
  verb: string;
  n: number;
  whom: string;
}

const SPELLED = /^(\w+)\((?:(\d+))?(?:, )?(\w+)?\)$/;
const SAME: Readonly<Record<string, string>> = AGAIN;

/** An effect as mask files and saved games spell it, e.g. `take(1, neighbours)`. */
export function readEffect(text: string): Effect {
  const found = SPELLED.exec(text);
  if (!found) throw new RangeError(`'${text}' is no effect`);
  const [, verb, n, whom] = found;
  return { verb: verb ?? "", n: Number(n ?? 0), whom: whom ?? "self" };
}

/** The text of a whole power, a sentence or two for each effect. */
export function cardText(power: readonly string[], language: Language): string {
  const effects = power.map(readEffect);
  return effects
    .map((effect, i) => effectText(effect, language, effect.whom === effects[i - 1]?.whom))
    .join(" ");
}

/** The text of one effect; again, if it meets whom the effect before it has met. */
function effectText(effect: Effect, language: Language, again = false): string {
  const whom = (again ? SAME[effect.whom] : undefined) ?? effect.whom;
  return language.say(slug(`effect-${effect.verb}-${whom}`), { n: effect.n });
}

/** An effect as mask files spell it. */
export function spellEffect({ verb, n, whom }: Effect): string {
  const words = [...(n ? [String(n)] : []), ...(whom === "self" ? [] : [whom])];
  return `${verb}(${words.join(", ")})`;
}
