import type { Phrase } from "../../../server/generated/protocol";
import type { TalkEntry } from "../../../server/tableClient.svelte";
import { say } from "../../../i18n/language.svelte";

/** The phrases in the order of their buttons. */
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
  return talk.filter(({ told }) => !NOT_SHOWN.has(told.type)).map(lineOf);
}

/** How many things were said after a number of the log; comings and goings do not count. */
export function saidAfter(talk: readonly TalkEntry[], last: number): number {
  return talk.filter(({ seq, told }) => seq > last && (told.type === "said" || told.type === "phrase")).length;
}

function lineOf({ seq, told, who }: TalkEntry): TalkLine {
  if (told.type === "said") return { seq, who, guest: told.guest, words: told.text };
  if (told.type === "phrase") return { seq, who, guest: told.guest, words: say(`phrase-${told.phrase}`) };
  if (told.type === "guest") return { seq, who, guest: null, words: say(`guest-${told.what.replaceAll("_", "-")}`, { who }) };
  return { seq, who, guest: null, words: told.type === "table" ? say(`table-${told.what}`) : "" };
}
