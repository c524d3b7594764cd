import type { Chooser } from "./chooser.svelte";
import type { Choice } from "./steps";

/** What a key means in a list of choices: the index of a choice, or a step back. */
export function meantBy(event: KeyboardEvent): number | "back" | undefined {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return undefined;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return undefined;
  if (event.key === "Escape") return "back";
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined;
}

/** Digits choose what is shown, Escape goes back. */
export function chooseByKey(event: KeyboardEvent, chooser: Chooser, shown: readonly Choice[]): void {
  const meant = meantBy(event);
  const choice = typeof meant === "number" ? shown[meant] : undefined;
  if (choice) chooser.choose(choice);
  else if (meant === "back" && chooser.canGoBack) chooser.back();
}
