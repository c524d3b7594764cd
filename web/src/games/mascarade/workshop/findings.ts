import type { Finding } from "../generated/view";
import { maskName } from "../words/narrator";
import type { Facts, Language } from "../../../i18n/language";

/** What the validator says of a set, in a language. */
export function findingWords({ code, text, facts = {} }: Finding, language: Language): string {
  const message = `workshop-finding-${code}`;
  return language.has(message) ? language.say(message, named(facts, language)) : text;
}

/** The facts with a mask's name in the language, and whether there is a choice of numbers. */
function named(facts: Facts, language: Language): Facts {
  const range = facts["least"] === facts["most"] ? "one" : "many";
  return { ...facts, range, mask: maskName(String(facts["mask"] ?? ""), language) };
}
