import { prefersReducedMotion } from "../../../ui/settings/settings.svelte";

/** Something that moves over the table from one thing to another. */
export interface Flight {
  from: Element | null;
  to: Element | null;
  look: string;
  /** Several things fly one after another, never more than a handful. */
  count?: number;
  lasts?: number;
  /** What it flies over. */
  by?: Element[];
}

/** Moves things over the table, all at the same time; nothing flies for those who want stillness. */
export function fly(layer: HTMLElement, ...flights: Flight[]): void {
  if (prefersReducedMotion()) return;
  // Everything is measured before anything is added: a measure after a change makes the browser lay out the page at once.
  const here = layer.getBoundingClientRect();
  const measured = flights.map((flight) => ({ ...flight, steps: stepsOf(flight, here) }));
  for (const { steps, look, count = 1, lasts = 650 } of measured)
    for (let i = 0; steps && i < Math.min(count, 6); i++) launch(layer, steps, look, { duration: lasts, delay: i * 90 });
}

function stepsOf({ from, to, by = [] }: Flight, here: DOMRect): Keyframe[] | undefined {
  return from && to ? [from, ...by, to].map((each) => ({ transform: spotOf(each, here) })) : undefined;
}

function launch(layer: HTMLElement, steps: Keyframe[], look: string, timing: KeyframeAnimationOptions): void {
  const bird = document.createElement("span");
  bird.className = `bird ${look}`;
  layer.append(bird);
  const flight = bird.animate(steps, { ...timing, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" });
  flight.onfinish = flight.oncancel = () => bird.remove();
}

/** The middle of something, as seen from the layer. */
function spotOf(thing: Element, here: DOMRect): string {
  const there = thing.getBoundingClientRect();
  const [x, y] = [there.x + there.width / 2 - here.x, there.y + there.height / 2 - here.y];
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/** Something comes from elsewhere to where it belongs. */
export function comeFrom(thing: HTMLElement, from: DOMRect, lasts = 1100): void {
  if (prefersReducedMotion()) return;
  const to = thing.getBoundingClientRect();
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  // As a part of the animation the z-index would be set by the page, frame by frame.
  thing.style.zIndex = "3";
  const coming = thing.animate([{ transform: away }, { transform: "none" }], { duration: lasts, easing: "ease-in-out" });
  coming.onfinish = coming.oncancel = () => thing.style.removeProperty("z-index");
}
