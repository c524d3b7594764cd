import type { Language } from "../../../i18n/language";
import type { Catalogue } from "../../../server/generated/protocol";
import { infoOf } from "../../../server/catalogue.svelte";
import type { Topic, TopicText } from "../../shared/learn/cardSheet.svelte";
import { describeMessage, describeTerm } from "../../shared/learn/topics";
import { slug } from "../../shared/words/names";
import type { Info, MaskInfo } from "../generated/view";
import { cardText } from "../words/cardText";
import { maskName } from "../words/narrator";

/** A mask of the players' own comes with its power. */
export interface MaskTopic extends Topic {
  power?: readonly string[];
}

export function describe(topic: Topic, language: Language, catalogue?: Catalogue): TopicText | undefined {
  if (topic.what === "mask") return describeMask(topic, language, catalogue);
  return topic.what === "option" ? describeMessage(`option-${slug(topic.id)}`, language) : describeTerm(topic.id, language);
}

function describeMask({ game, id, power }: MaskTopic, language: Language, catalogue?: Catalogue): TopicText | undefined {
  const printed = catalogue && printedMask(id, infoOf(catalogue, game) as Info);
  const effects = power ?? printed?.power;
  if (!effects) return undefined;
  return { title: maskName(printed?.id ?? id, language), texts: [{ text: cardText(effects, language) }], near: [] };
}

/** A printed mask; that of the first edition, if it is in both. */
function printedMask(id: string, { editions }: Info): MaskInfo | undefined {
  return editions.flatMap(({ masks }) => masks).find((mask) => slug(mask.id) === slug(id));
}
