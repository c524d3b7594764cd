import { prefersReducedMotion } from "../../../ui/settings/settings.svelte";

/** Moves something over the table from one thing to another; nothing flies for those who want stillness. */
export function fly(layer: HTMLElement, from: Element | null, to: Element | null, look: string, options: Flight = {}): void {
  if (prefersReducedMotion() || !from || !to) return;
  const bird = document.createElement("span");
  bird.className = `bird ${look}`;
  layer.append(bird);
  const steps = [spotOf(from, layer, bird), ...(options.by ?? []).map((each) => spotOf(each, layer, bird)), spotOf(to, layer, bird)];
  const { delay = 0, lasts = 650 } = options;
  const flight = bird.animate(
    steps.map((transform) => ({ transform })),
    { duration: lasts, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => bird.remove();
}

export interface Flight {
  delay?: number;
  lasts?: number;
  /** What it flies over. */
  by?: Element[];
}

/** The middle of something, as seen from the layer. */
function spotOf(thing: Element, layer: HTMLElement, bird: HTMLElement): string {
  const there = thing.getBoundingClientRect();
  const here = layer.getBoundingClientRect();
  const x = there.x + there.width / 2 - here.x - bird.offsetWidth / 2;
  const y = there.y + there.height / 2 - here.y - bird.offsetHeight / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Several things, one after another, never more than a handful. */
export function flySeveral(layer: HTMLElement, from: Element | null, to: Element | null, look: string, count: number): void {
  for (let i = 0; i < Math.min(count, 6); i++) fly(layer, from, to, look, { delay: i * 90 });
}

/** Something comes from elsewhere to where it belongs. */
export function comeFrom(thing: HTMLElement, from: DOMRect, lasts = 1100): void {
  if (prefersReducedMotion()) return;
  const to = thing.getBoundingClientRect();
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  thing.animate([{ transform: away, zIndex: 3 }, { transform: "none", zIndex: 3 }], { duration: lasts, easing: "ease-in-out" });
}
