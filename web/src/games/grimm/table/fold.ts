// What a guest sees change while events are shown one by one: pictures only, the true table follows from the server.

import { CARDS, For, Kind, KINDS } from "../generated/constants";
import type { GameEvent } from "../../../server/game";
import { HIDDEN } from "../../../server/generated/constants";
import type { View, GuestView } from "../generated/view";
import { masksEach } from "./evidence";
import { members, readEvent, type EventFacts } from "../../shared/words/events";

type Fold = (view: View, event: EventFacts) => View;

/** The table as it looks after an event. */
export function after(view: View, told: GameEvent): View {
  const event = readEvent(told);
  return FOLDS[event.kind]?.(view, event) ?? view;
}

// ── Hands and piles ──────────────────────────────────────────────────────────────────────────────────

/** So many of each, with some more or fewer of one. */
function counted(counts: readonly number[], artifact: number, more: number): number[] {
  return Array.from({ length: KINDS }, (_, each) => (counts[each] ?? 0) + (each === artifact ? more : 0));
}

function changed(view: View, player: number, change: (guest: GuestView) => Partial<GuestView>): View {
  const guests = view.guests.map((guest) => (guest.player === player ? { ...guest, ...change(guest) } : guest));
  return { ...view, guests };
}

/** Somebody has an artifact more, or less. */
function held(view: View, player: number, artifact: number, more: number): View {
  return changed(view, player, ({ cards, artifacts }) => ({
    cards: cards + more,
    artifacts: artifacts && counted(artifacts, artifact, more),
  }));
}

function withoutDrawn(view: View, artifact: number): View {
  const at = view.drawn.indexOf(artifact);
  return at < 0 ? view : { ...view, drawn: view.drawn.toSpliced(at, 1) };
}

const isUnmasked = (view: View, player: number): boolean => !view.guests[player]?.masked;

// ── Kinds ────────────────────────────────────────────────────────────────────────────────────────────

const NONE = Array.from({ length: KINDS }, () => 0);
const ALL = [...NONE.keys()];

function newRound(view: View, { who, n }: EventFacts): View {
  const guests = view.guests.map(newcomer);
  const piles = { deck: CARDS, discard: NONE, pool: NONE, drawn: [], actions: [], broken: [] };
  return { ...view, ...piles, guests, round: n, first: who, turn_player: who, peeked: [], own_wagers: [], decider: null };
}

function newcomer(guest: GuestView): GuestView {
  const bare = { masked: true, cards: 0, artifacts: NONE, shown: [], characters: [], markers: [] };
  return { ...guest, ...bare, possible: guest.possible && ALL, treasure: false, wagers: 0, ability: null };
}

function drew(view: View, { who, n, secret }: EventFacts): View {
  const left = { ...view, deck: n };
  if (isUnmasked(view, who)) return held(left, who, secret, 1);
  return { ...left, drawn: [...view.drawn, secret === HIDDEN ? null : secret] };
}

function gave(view: View, { who, a, n }: EventFacts): View {
  const wasDrawn = view.drawn.includes(n);
  return held(wasDrawn ? withoutDrawn(view, n) : held(view, who, n, -1), a, n, 1);
}

function acted(view: View, { who, a, b }: EventFacts): View {
  const paid = { ...held(view, who, a, -b), discard: counted(view.discard, a, b) };
  return b === 1 ? changed(paid, who, () => ({ treasure: false })) : paid;
}

function marked(view: View, { who, n }: EventFacts): View {
  return changed(view, who, ({ markers, possible }) => ({
    markers: [...markers, n],
    possible: possible && possible.filter((each) => each !== n),
  }));
}

function unmasked(view: View, { who, secret }: EventFacts): View {
  const guests = view.guests.map((guest) => ({
    ...guest,
    markers: guest.markers.filter((each) => each !== secret),
    possible: guest.possible && guest.possible.filter((each) => each !== secret),
  }));
  return changed({ ...view, guests, broken: [...view.broken, secret] }, who, (guest) => fallen(view, guest, secret));
}

/** Somebody whose mask fell; with two players there is a second one. */
function fallen(view: View, guest: GuestView, character: number): Partial<GuestView> {
  const shown = [...guest.shown, character];
  const masked = shown.length < masksEach(view);
  const artifacts = masked || guest.player === view.viewer ? guest.artifacts : null;
  return { shown, masked, artifacts, characters: [...new Set([...guest.characters, character])] };
}

function roses(view: View, { who, a, n }: EventFacts): View {
  const trophy = a === For.TROPHY ? n : 0;
  return changed(view, who, (guest) => ({ roses: guest.roses + n, trophies: guest.trophies + trophy }));
}

function wagered(view: View, { who, n, secret }: EventFacts): View {
  const own = secret !== HIDDEN && who === view.viewer ? [...view.own_wagers, secret] : view.own_wagers;
  return changed({ ...view, wagers_left: n, own_wagers: own }, who, ({ wagers }) => ({ wagers: wagers + 1 }));
}

function peeked(view: View, { who, secret }: EventFacts): View {
  if (who !== view.viewer || secret === HIDDEN) return view;
  return { ...view, peeked: [...new Set([...view.peeked, secret])].toSorted() };
}

function seen(view: View, { who, secret }: EventFacts): View {
  if (secret === HIDDEN) return view;
  return changed(view, who, ({ characters }) => ({ characters: [...new Set([...characters, secret])] }));
}

const FOLDS: Record<number, Fold> = {
  [Kind.ROUND]: newRound,
  [Kind.ABILITY]: (view, { who, n }) => changed(view, who, () => ({ ability: n })),
  [Kind.OFFERED]: (view, { n }) => ({ ...view, actions: [...view.actions, n] }),
  [Kind.DEALT]: seen,
  [Kind.TREASURE]: (view, { who }) => changed(view, who, () => ({ treasure: true })),
  [Kind.REVEALED]: (view, { n, secret }) => ({ ...view, deck: n, pool: counted(view.pool, secret, 1) }),
  [Kind.DRAFTED]: (view, { who, n }) => held({ ...view, pool: counted(view.pool, n, -1) }, who, n, 1),
  [Kind.DISCARDED]: (view, { a, n }) => ({
    ...view,
    pool: counted(view.pool, n, -a),
    discard: counted(view.discard, n, a),
  }),
  [Kind.TURN]: (view, { who, n }) => ({ ...view, turn: n, turn_player: who }),
  [Kind.DREW]: drew,
  [Kind.KEPT]: (view, { who, n }) => held(withoutDrawn(view, n), who, n, 1),
  [Kind.GAVE]: gave,
  [Kind.PASSED]: (view, { who, a, n }) => held(held(view, who, n, -1), a, n, 1),
  [Kind.SHUFFLED]: (view, { n }) => ({ ...view, deck: n, discard: NONE }),
  [Kind.MARKED]: marked,
  [Kind.UNMASKED]: unmasked,
  [Kind.ROSES]: roses,
  [Kind.ACTED]: acted,
  [Kind.WAGERED]: wagered,
  [Kind.PEEKED]: peeked,
  [Kind.SHOWN]: seen,
  [Kind.ENDED]: (view, { a, n }) => ({ ...view, ending: n, winners: members(a) }),
};
