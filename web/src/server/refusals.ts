import { say } from "../i18n/language.svelte";
import type { Refused } from "./asking";

/** Why something is not done, in the language of the page. */
export function refusalText(code: Refused["code"]): string {
  if (code === "offline") return say("start-trouble");
  if (code === "bad-host" || code === "no-call" || code === "bad-mask") return say("refused-bad-message");
  return say(`refused-${code}`);
}
