import type { Phrase, TableTold } from "../protocol";
import type { Talk } from "../wire/visit.svelte";
import { say } from "../words/language.svelte";

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
  words: string;
}

const UNSAID = new Set(["opened", "began"]);

/** The talk in the language of the page. */
export function talkLines(talk: readonly Talk[], table: TableTold): Line[] {
  return talk.filter(({ told }) => !UNSAID.has(told.type)).map((each) => lineOf(each, table));
}

function lineOf({ seq, told }: Talk, table: TableTold): Line {
  if (told.type === "said") return { seq, guest: told.guest, words: told.text };
  if (told.type === "phrase") return { seq, guest: told.guest, words: say(`phrase-${told.phrase}`) };
  if (told.type === "guest") return { seq, guest: null, words: guestWords(told, table) };
  return { seq, guest: null, words: told.type === "table" ? say(`table-${told.what}`) : "" };
}

function guestWords({ what, guest }: { what: string; guest: number }, table: TableTold): string {
  return say(`guest-${what.replaceAll("_", "-")}`, { who: guestName(table, guest) });
}

/** What a guest is called; those who have left are called nothing. */
export function guestName(table: TableTold, guest: number): string {
  return table.guests.find(({ number }) => number === guest)?.name ?? "…";
}
