// What there is to say about a thing, in a language: its name, its texts, the picture that shows it.

import { ACTIONS, ARTIFACTS, BANE, BANE_OF, BOON, BOON_OF, CHARACTERS } from "../../../server/generated/meanings";
import type { Catalogue, MaskInfo } from "../../../server/generated/protocol";
import { cardText } from "../../mascarade/words/cardText";
import { maskName } from "../../mascarade/words/company";
import { abilityText, actionText, artifactText, characterText } from "../../grimm/words/cardText";
import { actionName, artifactName, characterName } from "../../grimm/words/guests";
import type { Language } from "../../../i18n/language";
import { slug } from "../words/listener";
import { pick } from "../../../i18n/pick";
import type { About } from "./about.svelte";

/** A thing, ready to be shown. */
export interface Told {
  title: string;
  texts: { label?: string; text: string }[];
  /** What else belongs to it, e.g. the boon and the bane of a character. */
  near: { label: string; thing: About }[];
}

/** The words that are explained, for each game. */
export const TERMS = {
  mascarade: ["announce", "claim", "swap", "power", "court", "bank", "centre"],
  grimm: ["rose", "boon", "bane", "marker", "trophy", "draft"],
} as const;

/** What there is to say about a thing; undefined, if there is nothing. */
export function tell(thing: About, language: Language, catalogue?: Catalogue): Told | undefined {
  switch (thing.what) {
    case "mask":
      return tellMask(thing.id, thing.power, language, catalogue);
    case "character":
      return tellCharacter(numberOf(thing.id, CHARACTERS), language);
    case "artifact":
      return tellArtifact(numberOf(thing.id, ARTIFACTS), language);
    case "action":
      return tellAction(numberOf(thing.id, ACTIONS), language);
    case "option":
      return tellMessages(`option-${slug(thing.id)}`, language);
    case "variant":
      return tellMessages(`grimm-option-${slug(thing.id)}`, language);
    case "term":
      return tellMessages(`learn-term-${slug(thing.id)}`, language);
  }
}

/** A card's number, whichever way it is named; -1 if there is none. */
function numberOf(id: string | number, names: readonly string[]): number {
  if (typeof id === "string") return names.findIndex((name) => slug(name) === slug(id));
  return id in names ? id : -1;
}

/** A printed mask of either box; the one of the first edition, if it is in both. */
function maskOf(id: string, catalogue: Catalogue | undefined): MaskInfo | undefined {
  const masks = catalogue?.mascarade.editions.flatMap((edition) => edition.masks) ?? [];
  return masks.find((mask) => slug(mask.id) === slug(id));
}

function tellMask(id: string, power: readonly string[] | undefined, language: Language, catalogue?: Catalogue): Told | undefined {
  const printed = maskOf(id, catalogue);
  const effects = power ?? printed?.power;
  if (!effects) return undefined;
  return { title: maskName(printed?.id ?? id, language), texts: [{ text: cardText(effects, language) }], near: [] };
}

function tellCharacter(number: number, language: Language): Told | undefined {
  if (number < 0) return undefined;
  const near: Told["near"] = [
    { label: language.say("grimm-label-boon"), thing: { what: "artifact", id: pick(BOON, number) } },
    { label: language.say("grimm-label-bane"), thing: { what: "artifact", id: pick(BANE, number) } },
  ];
  const ability = { label: language.say("grimm-label-ability"), text: abilityText(number, language) };
  return { title: characterName(number, language), texts: [{ text: characterText(number, language) }, ability], near };
}

function tellArtifact(number: number, language: Language): Told | undefined {
  if (number < 0) return undefined;
  const near: Told["near"] = [
    { label: language.say("grimm-label-boon"), thing: { what: "character", id: pick(BOON_OF, number) } },
    { label: language.say("grimm-label-bane"), thing: { what: "character", id: pick(BANE_OF, number) } },
  ];
  return { title: artifactName(number, language), texts: [{ text: artifactText(number, language) }], near };
}

function tellAction(number: number, language: Language): Told | undefined {
  if (number < 0) return undefined;
  return { title: actionName(number, language), texts: [{ text: actionText(number, language) }], near: [] };
}

/** What a pair of messages says: a name, and a line about it. */
function tellMessages(message: string, language: Language): Told | undefined {
  if (!language.has(`${message}-about`)) return undefined;
  const name = language.say(message);
  const title = name.charAt(0).toLocaleUpperCase(language.code) + name.slice(1);
  return { title, texts: [{ text: language.say(`${message}-about`) }], near: [] };
}

/** The name by which a thing is known to the rules. */
export function nameOf(thing: About): string {
  if (typeof thing.id === "string") return thing.id;
  const names = { character: CHARACTERS, artifact: ARTIFACTS, action: ACTIONS };
  return pick<string>(names[thing.what as keyof typeof names], thing.id);
}

const WHAT = ["mask", "character", "artifact", "action", "option", "variant", "term"] as const;

/** The thing that an address names: `mask`, `King`. */
export function thingAt([what, id]: readonly string[]): About | undefined {
  const known = WHAT.find((each) => each === what);
  return known && id ? ({ what: known, id } as About) : undefined;
}

/** The game that a thing belongs to. */
export function gameOf({ what, id }: About): "mascarade" | "grimm" {
  if (what === "mask" || what === "option") return "mascarade";
  if (what === "term") return TERMS.mascarade.some((each) => each === id) ? "mascarade" : "grimm";
  return "grimm";
}

/** What kind of picture a thing has; undefined for what is words only. */
export function pictured({ what }: About): "mask" | "character" | "artifact" | "action" | undefined {
  return what === "option" || what === "variant" || what === "term" ? undefined : what;
}
