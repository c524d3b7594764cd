import type { Language } from "../../../i18n/language";
import { slug } from "../words/names";
import type { PageGame } from "../../kind";
import type { Topic, TopicText } from "./cardSheet.svelte";

/** The topic that an address names: `mask`, `King`. */
export function topicAt([what, id]: readonly string[], games: readonly PageGame[]): Topic | undefined {
  if (!what || !id) return undefined;
  const able = games.filter(({ topics }) => topics.kinds.includes(what));
  const game = able.find(({ topics }) => what !== "term" || topics.terms.includes(slug(id))) ?? able.at(-1);
  return game && { game: game.id, what, id };
}

/** A topic that two messages explain: its name, and with `-about` a line about it. */
export function describeMessage(message: string, language: Language): TopicText | undefined {
  if (!language.has(`${message}-about`)) return undefined;
  const name = language.say(message);
  const title = name.charAt(0).toLocaleUpperCase(language.code) + name.slice(1);
  return { title, texts: [{ text: language.say(`${message}-about`) }], near: [] };
}

/** A word of the glossary. */
export function describeTerm(id: string, language: Language): TopicText | undefined {
  return describeMessage(`learn-term-${slug(id)}`, language);
}
