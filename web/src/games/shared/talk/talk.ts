import type { Phrase } from "../../../server/generated/protocol";
import type { Talk } from "../../../server/visit.svelte";
import { say } from "../../../i18n/language.svelte";

/** Everything that can be said with one tap. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "i-am-the-king",
  "who-me",
  "liar",
  "thinking",
  "hurry",
  "well-played",
  "thanks",
  "again",
];

/** A line of the talk: who says what, or what happened around the table. */
export interface Line {
  seq: number;
  /** The guest who speaks; null where the table tells. */
  guest: number | null;
  /** What they are called. */
  who: string;
  words: string;
}

const UNSAID = new Set(["opened", "began"]);

/** The talk in the language of the page. */
export function talkLines(talk: readonly Talk[]): Line[] {
  return talk.filter(({ told }) => !UNSAID.has(told.type)).map(lineOf);
}

/** How much people have said; that somebody came or went is no news. */
export function saidIn(talk: readonly Talk[]): number {
  return talk.filter(({ told }) => told.type === "said" || told.type === "phrase").length;
}

function lineOf({ seq, told, who }: Talk): Line {
  if (told.type === "said") return { seq, who, guest: told.guest, words: told.text };
  if (told.type === "phrase") return { seq, who, guest: told.guest, words: say(`phrase-${told.phrase}`) };
  if (told.type === "guest") return { seq, who, guest: null, words: say(`guest-${told.what.replaceAll("_", "-")}`, { who }) };
  return { seq, who, guest: null, words: told.type === "table" ? say(`table-${told.what}`) : "" };
}
