import { tick } from "svelte";

let came = false;

/** For the element of a screen: whoever comes to it by keyboard, or listens, is at its beginning and not nowhere. */
export function entered(screen: HTMLElement): void {
  const moved = came;
  came = true;
  if (moved) void tick().then(() => begin(screen));
}

function begin(screen: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
}
