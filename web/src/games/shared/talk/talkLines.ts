import type { TalkEntry } from "../../../server/tableClient.svelte";
import { say, speaking } from "../../../i18n/language.svelte";
import { PHRASES } from "../../../server/generated/constants";
import type { PageGame } from "../../kind";

/** The phrases of a game's table in the order of their buttons: its own first. */
export function phrasesAt(game: PageGame): string[] {
  return [...game.phrases, ...PHRASES];
}

/** A phrase in the language of the page; its bare name, if the page has no words for it. */
export function phraseWords(phrase: string): string {
  const message = `phrase-${phrase}`;
  return speaking.current?.has(message) ? say(message) : phrase.replaceAll("-", " ");
}

/** Something said, or something that happened around the table. */
export interface TalkLine {
  seq: number;
  /** The guest who speaks; null for what happened. */
  guest: number | null;
  who: string;
  words: string;
}

const NOT_SHOWN = new Set(["opened", "began"]);

export function talkLines(talk: readonly TalkEntry[]): TalkLine[] {
  return talk.filter(({ told }) => !NOT_SHOWN.has(told.type) && !(told.type === "guest" && told.what === "knew")).map(lineOf);
}

/** How many things were said after a number of the log; comings and goings do not count. */
export function saidAfter(talk: readonly TalkEntry[], last: number): number {
  return talk.filter(({ seq, told }) => seq > last && (told.type === "said" || told.type === "phrase")).length;
}

function lineOf({ seq, told, who }: TalkEntry): TalkLine {
  if (told.type === "said") return { seq, who, guest: told.guest, words: told.text };
  if (told.type === "phrase") return { seq, who, guest: told.guest, words: phraseWords(told.phrase) };
  if (told.type === "guest") return { seq, who, guest: null, words: say(`guest-${told.what.replaceAll("_", "-")}`, { who }) };
  if (told.type === "played_on") return { seq, who, guest: null, words: say("table-played-on", { move: told.move }) };
  return { seq, who, guest: null, words: told.type === "table" ? say(`table-${told.what}`) : "" };
}
