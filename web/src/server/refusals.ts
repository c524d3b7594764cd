import { say } from "../i18n/language.svelte";
import { RefusedRequest } from "./httpClient";

/** Why a request or a command was refused, in the language of the page. */
export function refusalText(code: RefusedRequest["code"]): string {
  if (code === "offline") return say("start-trouble");
  if (code === "bad-host" || code === "no-call" || code === "bad-mask") return say("refused-bad-message");
  return say(`refused-${code}`);
}

/** The same for anything that was thrown while a request was made. */
export function errorText(error: unknown): string {
  return refusalText(error instanceof RefusedRequest ? error.code : "offline");
}
