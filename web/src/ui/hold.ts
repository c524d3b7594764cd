import type { Action } from "svelte/action";

/** What is seen only while somebody presses. */
export interface Hold {
  begin: () => void;
  end: () => void;
  /** Milliseconds until pressing counts as holding: where a tap means something else. */
  after?: number;
}

const KEYS = new Set([" ", "Enter"]);

/** Press and hold, with a finger, a mouse, or Space and Enter. A tap that became a hold is no tap any more. */
export const hold: Action<HTMLElement, Hold> = (node, first) => {
  let held = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holding = false;

  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      holding = true;
      held.begin();
    }, held.after ?? 0);
  };
  const end = () => {
    clearTimeout(timer);
    if (!holding) return;
    held.end();
    setTimeout(() => (holding = false));
  };
  const tap = (event: MouseEvent) => {
    if (holding) event.stopImmediatePropagation();
  };
  const press = (event: KeyboardEvent) => {
    if (!KEYS.has(event.key) || held.after) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  const prevent = (event: Event) => event.preventDefault();

  const listeners: [string, (event: never) => void, boolean?][] = [
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
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture);
  return {
    update: (next) => void (held = next),
    destroy: end,
  };
};
