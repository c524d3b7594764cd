/** What a key means where something is to be chosen: a choice, counted from 0, or a step back. */
export function meantBy(event: KeyboardEvent): number | "back" | undefined {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return undefined;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return undefined;
  if (event.key === "Escape") return "back";
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined;
}
