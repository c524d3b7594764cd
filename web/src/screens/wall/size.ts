/** The width for which everything has its usual size. */
const USUAL = 1280;
const PIXELS = 16;

/** How big letters are on a screen so wide that a room looks at it. */
export function lettersFor(width: number): number {
  return Math.max(PIXELS, (width / USUAL) * PIXELS);
}

/** Writes everything larger on a larger screen; gives back how to stop that. */
export function forARoom(): () => void {
  const { style } = document.documentElement;
  const fit = (): string => (style.fontSize = `${lettersFor(innerWidth)}px`);
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.fontSize = "";
  };
}
