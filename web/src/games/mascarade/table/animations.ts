// What each event looks and sounds like on the table.

import { BANK, COURT, Kind } from "../generated/constants";
import { comeFrom, fly, flySeveral } from "../../shared/stage/flights";
import { play, type Sound } from "../../shared/stage/sound";
import { prefersReducedMotion } from "../../../ui/settings/settings.svelte";
import type { GameEvent } from "../../../server/game";
import { readEvent, type EventFacts } from "../../shared/words/events";

const SOUNDS: Record<number, Sound> = {
  [Kind.DEALT]: "card",
  [Kind.LOOKED]: "card",
  [Kind.HANDLED]: "card",
  [Kind.ANNOUNCED]: "announce",
  [Kind.CLAIMED]: "knock",
  [Kind.REVEALED]: "reveal",
  [Kind.PAID]: "coin",
  [Kind.FINED]: "fine",
  [Kind.EXCHANGED]: "coin",
  [Kind.SPIED]: "card",
  [Kind.SHOWN]: "reveal",
  [Kind.ASKED]: "knock",
  [Kind.NAMED]: "announce",
  [Kind.MOVED]: "card",
  [Kind.ENDED]: "win",
};

/** Show and sound an event on the table in which `layer` lies. */
export function animate(gameEvent: GameEvent, layer: HTMLElement): void {
  const event = readEvent(gameEvent);
  const sound = SOUNDS[event.kind];
  if (sound) play(sound);
  ANIMATIONS[event.kind]?.(event, layer);
}

type Animation = (event: EventFacts, layer: HTMLElement) => void;

const ANIMATIONS: Record<number, Animation> = {
  [Kind.PAID]: ({ a, b, n }, layer) => flySeveral(layer, purse(layer, a), purse(layer, b), "coin", n),
  [Kind.FINED]: (event, layer) => {
    flySeveral(layer, purse(layer, event.a), purse(layer, COURT), "coin", event.n);
    shake(seat(layer, event.a));
  },
  [Kind.EXCHANGED]: ({ a, b }, layer) => {
    flySeveral(layer, purse(layer, a), purse(layer, b), "coin", 5);
    flySeveral(layer, purse(layer, b), purse(layer, a), "coin", 5);
  },
  [Kind.HANDLED]: handleCards,
  [Kind.MOVED]: ({ a, b }, layer) => swapPeople(seat(layer, a), seat(layer, b)),
};

/** Two cards go under the table and come back, and it cannot be seen which is which. */
function handleCards({ a, b }: EventFacts, layer: HTMLElement): void {
  const below = find(layer, "[data-hands]");
  for (const place of [a, b]) {
    const card = find(layer, `[data-place="${place}"]`);
    if (!card || !below) continue;
    fly(layer, card, card, "back", { by: [below, below], lasts: 1500 });
    card.animate([{ opacity: 0.15 }, { opacity: 0.15 }], { duration: 1500 });
  }
}

function swapPeople(first: HTMLElement | null, second: HTMLElement | null): void {
  const [one, other] = [first, second].map((each) => each?.querySelector<HTMLElement>(".person"));
  if (!one || !other) return;
  const before = [one.getBoundingClientRect(), other.getBoundingClientRect()] as const;
  comeFrom(one, before[1]);
  comeFrom(other, before[0]);
}

function shake(thing: HTMLElement | null): void {
  if (prefersReducedMotion()) return;
  const steps = [0, -5, 5, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
  thing?.animate(steps, { duration: 450 });
}

function seat(layer: HTMLElement, number: number): HTMLElement | null {
  return find(layer, `[data-seat="${number}"]`);
}

/** Where a seat's coins lie. */
function purse(layer: HTMLElement, number: number): HTMLElement | null {
  if (number === BANK) return find(layer, '[data-pot="bank"]');
  if (number === COURT) return find(layer, '[data-pot="court"]');
  return seat(layer, number)?.querySelector<HTMLElement>(".purse") ?? null;
}

function find(layer: HTMLElement, selector: string): HTMLElement | null {
  return layer.parentElement?.querySelector<HTMLElement>(selector) ?? null;
}
