import type { TableTold } from "../protocol";
import type { Talk } from "../wire/visit.svelte";
import { say } from "../words/language.svelte";
import { nameOf } from "./company";

/** One line about what was said or happened around the table; nothing of those whom nobody knows any more. */
export function talkLine(table: TableTold, told: Talk["told"]): string | undefined {
  if (told.type === "table") return say(`table-${told.what}`);
  if (told.type === "opened" || told.type === "began") return undefined;
  const who = nameOf(table, told.guest);
  if (who === undefined) return undefined;
  if (told.type === "guest") return say(`guest-${told.what.replaceAll("_", "-")}`, { who });
  return say("start-said", { who, text: told.type === "said" ? told.text : say(`phrase-${told.phrase}`) });
}
