// The table while events are shown: the view before them, changed by one event after another.

import { HIDDEN } from "../../../server/generated/constants";
import type { GameEvent, NumberedEvent } from "../../../server/game";
import { members, readEvent, type EventFacts } from "../../shared/words/events";
import { BANK, COURT, Kind } from "../generated/constants";
import type { View } from "../generated/view";
import { seating } from "../playback";

/** What a player has said about the announced mask. */
export type Said = "announces" | "claims" | "passes" | "has-answered";

export interface TableState {
  /** By seat. */
  readonly coins: readonly number[];
  readonly court: number;
  /** What the bank has paid out. */
  readonly bank: number;
  /** By seat. */
  readonly playerAt: readonly number[];
  readonly turnSeat: number;
  /** The announced mask. */
  readonly announced: number | null;
  /** By player. */
  readonly said: Readonly<Record<number, Said>>;
  /** Masks that lie open, by place. */
  readonly open: Readonly<Record<number, number>>;
  readonly winners: readonly number[];
}

/** The table as a view has it. */
export function stateOf(view: View): TableState {
  return {
    coins: view.seats.map(({ coins }) => coins),
    court: view.court,
    bank: view.bank,
    playerAt: seating.inView(view),
    turnSeat: view.turn_seat,
    announced: view.announced,
    said: Object.fromEntries(view.claimants.map((player) => [player, "claims"])),
    open: {},
    winners: view.winners,
  };
}

/** The table after an event. */
export function after(state: TableState, gameEvent: GameEvent): TableState {
  const event = readEvent(gameEvent);
  return { ...state, ...CHANGES[event.kind]?.(state, event), playerAt: seating.after(state.playerAt, gameEvent) };
}

/** The table after the events that were shown; `past` led to the view, which does not say who said what. */
export function stateAfter(view: View, past: readonly NumberedEvent[], shown: readonly NumberedEvent[]): TableState {
  const before = stateOf(view);
  const turn = past.slice(past.findLastIndex(({ event }) => event[0] === Kind.TURN) + 1);
  const { said, open, announced } = fold(before, turn);
  return fold({ ...before, said, open, announced }, shown);
}

function fold(state: TableState, events: readonly NumberedEvent[]): TableState {
  return events.reduce((table, { event }) => after(table, event), state);
}

/** The masks that the viewer is sure of, by place. */
export function knownMasks({ seats, centre }: View): Record<number, number> {
  const cards = [...seats.flatMap((seat) => seat.cards), ...centre];
  return Object.fromEntries(
    cards.flatMap(({ place, possible: [mask, other] }) => (mask === undefined || other !== undefined ? [] : [[place, mask]])),
  );
}

/** What the viewer is sure of after the events that were shown: cards that others took are uncertain until the next view. */
export function knownAfter(view: View, shown: readonly NumberedEvent[]): Record<number, number> {
  const known = new Map(Object.entries(knownMasks(view)));
  for (const { event } of shown) {
    const { kind, a, b, secret } = readEvent(event);
    if (kind === Kind.HANDLED) [a, b].forEach((place) => known.delete(String(place)));
    else if (SEEN.has(kind) && secret !== HIDDEN) known.set(String(a), secret);
  }
  return Object.fromEntries(known);
}

const SEEN = new Set<number>([Kind.LOOKED, Kind.SPIED, Kind.REVEALED, Kind.SHOWN]);

type Change = (state: TableState, event: EventFacts) => Partial<TableState>;

const says =
  (words: Said): Change =>
  ({ said }, { who }) => ({ said: { ...said, [who]: words } });

const shows: Change = ({ open }, { a, secret }) => (secret === HIDDEN ? {} : { open: { ...open, [a]: secret } });

const CHANGES: Record<number, Change> = {
  [Kind.TURN]: (_, { a }) => ({ turnSeat: a, announced: null, said: {}, open: {} }),
  [Kind.DEALT]: shows,
  [Kind.ANNOUNCED]: (state, event) => ({ ...says("announces")(state, event), announced: event.n }),
  [Kind.CLAIMED]: says("claims"),
  [Kind.PASSED]: says("passes"),
  [Kind.ANSWERED]: says("has-answered"),
  [Kind.REVEALED]: shows,
  [Kind.SHOWN]: shows,
  [Kind.HANDLED]: () => ({ open: {} }),
  [Kind.MOVED]: () => ({ open: {} }),
  [Kind.PAID]: (state, { a, b, n }) => pay(state, a, b, n),
  [Kind.FINED]: (state, { a, n }) => pay(state, a, COURT, n),
  [Kind.EXCHANGED]: ({ coins }, { a, b }) => ({ coins: coins.with(a, coins[b] ?? 0).with(b, coins[a] ?? 0) }),
  [Kind.ENDED]: (_, { a }) => ({ winners: members(a), announced: null }),
};

/** Coins go from one seat to another, the court and the bank among them. */
function pay(state: TableState, from: number, to: number, n: number): Partial<TableState> {
  const gained = (seat: number): number => (to === seat ? n : 0) - (from === seat ? n : 0);
  return {
    coins: state.coins.map((coins, seat) => coins + gained(seat)),
    court: state.court + gained(COURT),
    bank: state.bank - gained(BANK),
  };
}
