import { say, speaking } from "../i18n/language.svelte";
import { RefusedRequest } from "./httpClient";

/** Why something was refused: the server's own sentence, which is in the language of the page. */
export function refusalText({ text }: { text: string }): string {
  if (!text) return say("start-trouble");
  const sentence = text.charAt(0).toLocaleUpperCase(speaking.code) + text.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The same for anything that was thrown while a request was made. */
export function errorText(error: unknown): string {
  return refusalText({ text: error instanceof RefusedRequest ? error.message : "" });
}
