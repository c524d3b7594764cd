/** The width at which everything has its usual size. */
const USUAL_WIDTH = 1280;
const USUAL_SIZE = 16;
/** On a TV letters become no smaller than this; a phone that shows the same can be scrolled. */
const LEAST_SIZE = 11;
const LEAST_WIDTH = 900;

/** The font size in pixels for a screen that a whole room looks at. */
export function fontSizeFor(width: number): number {
  return Math.max(USUAL_SIZE, (width / USUAL_WIDTH) * USUAL_SIZE);
}

/** The largest font size up to the usual one with which everything is in sight, as nobody can scroll a TV. */
export function fittingSize(width: number, isTooLarge: (size: number) => boolean): number {
  const least = width < LEAST_WIDTH ? USUAL_SIZE : LEAST_SIZE;
  let size = fontSizeFor(width);
  while (size > least && isTooLarge(size)) size = Math.max(least, 0.95 * size);
  return size;
}

/** Make everything larger on a larger screen; returns what ends that. */
export function enlargeText(): () => void {
  const root = document.documentElement;
  const isTooLarge = (size: number): boolean => {
    root.style.fontSize = `${size}px`;
    return root.scrollHeight > innerHeight;
  };
  const fit = (): string => (root.style.fontSize = `${fittingSize(innerWidth, isTooLarge)}px`);
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(document.body);
  addEventListener("resize", fit);
  return () => {
    observer.disconnect();
    removeEventListener("resize", fit);
    root.style.fontSize = "";
  };
}
