import type { Language } from "../../../i18n/language";
import { pick } from "../../../i18n/pick";
import type { Topic, TopicText } from "../../shared/learn/cardSheet.svelte";
import { describeMessage, describeTerm } from "../../shared/learn/topics";
import { slug } from "../../shared/words/names";
import { ACTIONS, ARTIFACTS, BANE, BANE_OF, BOON, BOON_OF, CHARACTERS } from "../generated/constants";
import { cardWords } from "../words/cards";

export function describe({ game, what, id }: Topic, language: Language): TopicText | undefined {
  const related = (kind: string, names: readonly string[], [boon, bane]: [number, number]): TopicText["near"] => [
    { label: language.say("grimm-label-boon"), topic: { game, what: kind, id: pick(names, boon) } },
    { label: language.say("grimm-label-bane"), topic: { game, what: kind, id: pick(names, bane) } },
  ];

  switch (what) {
    case "character":
      return describeCharacter(numberOf(id, CHARACTERS), language, (n) => related("artifact", ARTIFACTS, [pick(BOON, n), pick(BANE, n)]));
    case "artifact":
      return describeArtifact(numberOf(id, ARTIFACTS), language, (n) => related("character", CHARACTERS, [pick(BOON_OF, n), pick(BANE_OF, n)]));
    case "action":
      return describeAction(numberOf(id, ACTIONS), language);
    case "variant":
      return describeMessage(`grimm-option-${slug(id)}`, language);
    default:
      return describeTerm(id, language);
  }
}

type Related = (number: number) => TopicText["near"];

/** -1 if there is no such card. */
function numberOf(id: string, names: readonly string[]): number {
  return names.findIndex((name) => slug(name) === slug(id));
}

function describeCharacter(number: number, language: Language, related: Related): TopicText | undefined {
  if (number < 0) return undefined;
  const ability = { label: language.say("grimm-label-ability"), text: cardWords("ability-text", number, language) };
  return { title: cardWords("character", number, language), texts: [{ text: cardWords("character-text", number, language) }, ability], near: related(number) };
}

function describeArtifact(number: number, language: Language, related: Related): TopicText | undefined {
  if (number < 0) return undefined;
  return { title: cardWords("artifact", number, language), texts: [{ text: cardWords("artifact-text", number, language) }], near: related(number) };
}

function describeAction(number: number, language: Language): TopicText | undefined {
  if (number < 0) return undefined;
  return { title: cardWords("action", number, language), texts: [{ text: cardWords("action-text", number, language) }], near: [] };
}
