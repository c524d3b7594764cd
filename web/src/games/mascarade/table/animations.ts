// What each event looks and sounds like on the table.

import { BANK, COURT, Kind } from "../generated/constants";
import { comeFrom, fly, type Flight } from "../../shared/stage/flights";
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
  [Kind.PAID]: ({ a, b, n }, layer) => fly(layer, coins(layer, a, b, n)),
  [Kind.FINED]: (event, layer) => {
    fly(layer, coins(layer, event.a, COURT, event.n));
    shake(seat(layer, event.a));
  },
  [Kind.EXCHANGED]: ({ a, b }, layer) => fly(layer, coins(layer, a, b, 5), coins(layer, b, a, 5)),
  [Kind.HANDLED]: handleCards,
  [Kind.MOVED]: ({ a, b }, layer) => swapPeople(seat(layer, a), seat(layer, b)),
};

function coins(layer: HTMLElement, from: number, to: number, count: number): Flight {
  return { from: purse(layer, from), to: purse(layer, to), look: "coin", count };
}

/** The place of a card that is under the table. Browsers redraw the page for every frame of an opacity that never changes. */
const AWAY = [{ opacity: 1 }, { opacity: 0.15, offset: 0.08 }, { opacity: 0.16, offset: 0.92 }, { opacity: 1 }];

/** Two cards go under the table and come back, and it cannot be seen which is which. */
function handleCards({ a, b }: EventFacts, layer: HTMLElement): void {
  const below = find(layer, "[data-hands]");
  const cards = [a, b].map((place) => find(layer, `[data-place="${place}"]`)).filter((card) => card !== null);
  if (!below) return;
  fly(layer, ...cards.map((card) => ({ from: card, to: card, look: "back", by: [below, below], lasts: 1500 })));
  for (const card of cards) {
    // Two animations of one opacity would be drawn by the page itself, frame by frame.
    away.get(card)?.cancel();
    const going = card.animate(AWAY, { duration: 1500 });
    going.onfinish = () => away.delete(card);
    away.set(card, going);
  }
}

const away = new WeakMap<HTMLElement, globalThis.Animation>();

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
