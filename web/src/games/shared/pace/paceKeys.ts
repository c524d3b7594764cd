/** What a key means while others play: the next event, fast-forward, or straight to one's own decision. */
export function meansPace(event: KeyboardEvent): "event" | "forward" | "skip" | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return undefined;
  if (target instanceof Element && target.closest("input, textarea, select, [role=tablist], [contenteditable]")) return undefined;
  if (key === "ArrowRight") return event.shiftKey ? "forward" : "event";
  return key === "End" && !event.shiftKey ? "skip" : undefined;
}
