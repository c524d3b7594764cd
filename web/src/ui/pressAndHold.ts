import type { Action } from "svelte/action";

export interface HoldListener {
  begin: () => void;
  end: () => void;
  /** The press was too short to see anything. */
  tap?: () => void;
  /** Milliseconds after which a press counts as a hold, where a tap means something else. */
  after?: number;
}

/** Shorter presses are taps, in milliseconds. */
const TAP = 350;
const KEYS = new Set([" ", "Enter"]);

/** Press and hold, with a finger, a mouse, or Space and Enter. A hold is not also a tap. */
export const pressAndHold: Action<HTMLElement, HoldListener> = (node, first) => {
  let listener = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holding = false;
  let pressedAt: number | undefined;

  const begin = () => {
    clearTimeout(timer);
    pressedAt = performance.now();
    timer = setTimeout(() => {
      holding = true;
      listener.begin();
    }, listener.after ?? 0);
  };
  const end = () => {
    clearTimeout(timer);
    if (pressedAt !== undefined && performance.now() - pressedAt < TAP) listener.tap?.();
    pressedAt = undefined;
    if (!holding) return;
    listener.end();
    setTimeout(() => (holding = false));
  };
  const tap = (event: MouseEvent) => {
    if (holding) event.stopImmediatePropagation();
  };
  const press = (event: KeyboardEvent) => {
    if (!KEYS.has(event.key) || listener.after) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  const prevent = (event: Event) => event.preventDefault();

  const handlers: [string, (event: never) => void, boolean?][] = [
    ["pointerdown", begin],
    ["pointerup", end],
    ["pointercancel", end],
    ["pointerleave", end],
    ["blur", end],
    ["keydown", press],
    ["keyup", end],
    ["click", tap, true],
    ["contextmenu", prevent],
  ];
  for (const [name, handler, capture] of handlers) node.addEventListener(name, handler as EventListener, capture);
  return {
    update: (next) => void (listener = next),
    destroy: end,
  };
};
