import { tick } from "svelte";

let hasEntered = false;

/** An action for a screen's element: a keyboard or a screen reader starts at the top of the new screen. */
export function focusOnEntry(screen: HTMLElement): void {
  const isFirst = !hasEntered;
  hasEntered = true;
  if (!isFirst) void tick().then(() => focus(screen));
}

/** Focus the screen, unless something has the focus already. */
function focus(screen: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
}
