// What lies on the table at this moment: the view before a happening, and what its events have changed since.

import { BANK, COURT, Kind } from "../generated/constants";
import { HIDDEN } from "../../../server/generated/constants";
import type { View } from "../generated/view";
import type { Heard } from "../../../server/visit.svelte";
import { members, readEvent, type EventFacts } from "../../shared/words/listener";

/** What somebody has said about the announced mask. */
export type Said = "announces" | "claims" | "passes" | "has-answered";

export interface Scene {
  /** By seat. */
  coins: number[];
  court: number;
  bank: number;
  /** By seat. */
  playerAt: number[];
  turnSeat: number;
  /** The announced mask. */
  announced: number | null;
  /** By player. */
  said: Record<number, Said>;
  /** Masks that lie open, by place. */
  open: Record<number, number>;
  winners: number[];
  /** Whether known cards lie open for good: then what people say is more news than their masks. */
  all: boolean;
}

/** The table after the events that were shown; known cards lie face up if it is an open one. */
export function sceneOf(view: View, past: readonly Heard[], shown: readonly Heard[], open = false): Scene {
  const scene = sceneBefore(view);
  for (const { event } of turnOf(past)) hear(scene, readEvent(event));
  for (const { event } of shown) {
    const facts = readEvent(event);
    hear(scene, facts);
    (MOVERS[facts.kind] ?? nothing)(scene, facts);
  }
  return open ? { ...scene, open: { ...known(view), ...scene.open }, all: true } : scene;
}

/** The masks that the viewer is sure of, by place. */
function known({ seats, centre }: View): Record<number, number> {
  const cards = [...seats.flatMap((seat) => seat.cards), ...centre];
  return Object.fromEntries(cards.flatMap(({ place, possible: [mask, other] }) => (mask === undefined || other !== undefined ? [] : [[place, mask]])));
}

/** The events of the turn that is being played. */
function turnOf(past: readonly Heard[]): readonly Heard[] {
  const begin = past.findLastIndex(({ event }) => event[0] === Kind.TURN);
  return past.slice(begin + 1);
}

function sceneBefore(view: View): Scene {
  return {
    coins: view.seats.map(({ coins }) => coins),
    court: view.court,
    bank: view.bank,
    playerAt: view.seats.map(({ player }) => player),
    turnSeat: view.turn_seat,
    announced: view.announced,
    said: Object.fromEntries(view.claimants.map((player) => [player, "claims"])),
    open: {},
    winners: [...view.winners],
    all: false,
  };
}

type Change = (scene: Scene, event: EventFacts) => void;
const nothing: Change = () => undefined;

/** What is said and shown: it stays for the turn. */
function hear(scene: Scene, event: EventFacts): void {
  (HEARERS[event.kind] ?? nothing)(scene, event);
}

const say =
  (said: Said): Change =>
  (scene, { who }) =>
    void (scene.said[who] = said);

const show: Change = (scene, { a, secret }) => {
  if (secret !== HIDDEN) scene.open[a] = secret;
};

const turnDown: Change = (scene) => void (scene.open = {});

const HEARERS: Record<number, Change> = {
  [Kind.TURN]: (scene) => void Object.assign(scene, { announced: null, said: {}, open: {} }),
  [Kind.DEALT]: show,
  [Kind.ANNOUNCED]: (scene, event) => {
    scene.announced = event.n;
    say("announces")(scene, event);
  },
  [Kind.CLAIMED]: say("claims"),
  [Kind.PASSED]: say("passes"),
  [Kind.ANSWERED]: say("has-answered"),
  [Kind.REVEALED]: show,
  [Kind.SHOWN]: show,
  [Kind.HANDLED]: turnDown,
  [Kind.MOVED]: turnDown,
  [Kind.ENDED]: (scene, { a }) => void (scene.winners = members(a)),
};

/** What moves: the view has it after the happening, until then we count ourselves. */
const MOVERS: Record<number, Change> = {
  [Kind.TURN]: (scene, { a }) => void (scene.turnSeat = a),
  [Kind.PAID]: (scene, { a, b, n }) => {
    move(scene, a, -n);
    move(scene, b, n);
  },
  [Kind.FINED]: (scene, { a, n }) => {
    move(scene, a, -n);
    move(scene, COURT, n);
  },
  [Kind.EXCHANGED]: (scene, { a, b, n }) => {
    const both = (scene.coins[a] ?? 0) + (scene.coins[b] ?? 0);
    scene.coins[a] = n;
    scene.coins[b] = both - n;
  },
  [Kind.MOVED]: ({ playerAt }, { a, b }) => {
    [playerAt[a], playerAt[b]] = [playerAt[b] ?? b, playerAt[a] ?? a];
  },
};

/** Coins come to somebody or leave them; the bank counts what it has paid. */
function move(scene: Scene, seat: number, n: number): void {
  if (seat === COURT) scene.court += n;
  else if (seat === BANK) scene.bank -= n;
  else scene.coins[seat] = (scene.coins[seat] ?? 0) + n;
}
