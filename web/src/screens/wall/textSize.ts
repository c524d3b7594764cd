/** The width at which everything has its usual size. */
const USUAL_WIDTH = 1280;
const USUAL_SIZE = 16;

/** The font size in pixels for a screen that a whole room looks at. */
export function fontSizeFor(width: number): number {
  return Math.max(USUAL_SIZE, (width / USUAL_WIDTH) * USUAL_SIZE);
}

/** Make everything larger on a larger screen; returns what ends that. */
export function enlargeText(): () => void {
  const { style } = document.documentElement;
  const fit = (): string => (style.fontSize = `${fontSizeFor(innerWidth)}px`);
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.fontSize = "";
  };
}
