// The table while events are shown: the view before them, changed by one event after another. What is asked, and who
// can still be whom, only the server says.

import { CARDS, RoseReason, Kind, KINDS } from "../generated/constants";
import type { GameEvent } from "../../../server/game";
import { EVERYONE, HIDDEN } from "../../../server/generated/constants";
import type { View, GuestView } from "../generated/view";
import { masksEach } from "../evidence/evidence";
import { members, readEvent, type EventFacts } from "../../shared/words/events";

type Fold = (view: View, event: EventFacts) => View;

/** The table as it looks after an event. */
export function after(view: View, gameEvent: GameEvent): View {
  const event = readEvent(gameEvent);
  return FOLDS[event.kind]?.(view, event) ?? view;
}

// ── Hands and piles ──────────────────────────────────────────────────────────────────────────────────

/** The counts with some more, or fewer, of one artifact. */
function counted(counts: readonly number[], artifact: number, more: number): number[] {
  return Array.from({ length: KINDS }, (_, each) => (counts[each] ?? 0) + (each === artifact ? more : 0));
}

function changed(view: View, player: number, change: (guest: GuestView) => Partial<GuestView>): View {
  const guests = view.guests.map((guest) => (guest.player === player ? { ...guest, ...change(guest) } : guest));
  return { ...view, guests };
}

/** A player has one artifact more, or less. */
function held(view: View, player: number, artifact: number, more: number): View {
  return changed(view, player, ({ cards, artifacts }) => ({
    cards: cards + more,
    artifacts: artifacts && counted(artifacts, artifact, more),
  }));
}

/** Characters and actions stand in the order of their numbers, each once. */
const including = (numbers: readonly number[], more: number): number[] =>
  [...new Set([...numbers, more])].toSorted((one, other) => one - other);

// ── Kinds ────────────────────────────────────────────────────────────────────────────────────────────

const NONE = Array.from({ length: KINDS }, () => 0);
const ALL = [...NONE.keys()];

function newRound(view: View, { who, n }: EventFacts): View {
  const guests = view.guests.map((guest) => bare(guest, guest.player === view.viewer));
  const wagers_left = view.guests.reduce((left, { wagers }) => left + wagers, view.wagers_left);
  const piles = { deck: CARDS, discard: NONE, pool: NONE, drawn: [], actions: [], broken: [] };
  return { ...view, ...piles, guests, round: n, first: who, turn_player: who, wagers_left, peeked: [], own_wagers: [] };
}

/** A guest before the masks are dealt. */
function bare(guest: GuestView, isViewer: boolean): GuestView {
  const nothing = { masked: false, cards: 0, artifacts: isViewer ? NONE : null, shown: [], characters: [], markers: [] };
  return { ...guest, ...nothing, possible: guest.possible && ALL, treasure: false, wagers: 0, ability: null };
}

function dealt(view: View, event: EventFacts): View {
  return seen(changed(view, event.who, () => ({ masked: true, artifacts: NONE })), event);
}

/** A card drawn in secret goes to the hand or waits to be given away: the next view says which. */
function drew(view: View, { n, secret, audience }: EventFacts): View {
  return { ...view, deck: n, drawn: audience === EVERYONE ? [...view.drawn, secret] : view.drawn };
}

/** Nothing else is given while a drawn card lies in the middle. */
function gave(view: View, { who, a, n }: EventFacts): View {
  const left = view.drawn.length ? { ...view, drawn: view.drawn.slice(1) } : held(view, who, n, -1);
  return held(left, a, n, 1);
}

function acted(view: View, { who, a, b }: EventFacts): View {
  const paid = { ...held(view, who, a, -b), discard: counted(view.discard, a, b) };
  return b === 1 ? changed(paid, who, () => ({ treasure: false })) : paid;
}

function marked(view: View, { who, n }: EventFacts): View {
  return changed(view, who, ({ markers }) => ({ markers: including(markers, n) }));
}

function unmasked(view: View, { who, secret }: EventFacts): View {
  const guests = view.guests.map((guest) => ({
    ...guest,
    markers: guest.markers.filter((each) => each !== secret),
  }));
  return changed({ ...view, guests, broken: including(view.broken, secret) }, who, (guest) => fallen(view, guest, secret));
}

/** A guest whose mask fell; with two players everybody has a second one. */
function fallen(view: View, guest: GuestView, character: number): Partial<GuestView> {
  const characters = seenTo(guest, character);
  const shown = characters.filter((each) => each === character || guest.shown.includes(each));
  const masked = shown.length < masksEach(view);
  const artifacts = masked || guest.player === view.viewer ? guest.artifacts : null;
  return { shown, masked, artifacts, characters };
}

function roses(view: View, { who, a, n }: EventFacts): View {
  return changed(view, who, (guest) => ({
    roses: guest.roses + n,
    trophies: guest.trophies + (a === RoseReason.TROPHY ? n : 0),
    treasure: guest.treasure && a !== RoseReason.TREASURE,
  }));
}

function wagered(view: View, { who, n, secret }: EventFacts): View {
  const own = secret !== HIDDEN && who === view.viewer ? including(view.own_wagers, secret) : view.own_wagers;
  return changed({ ...view, wagers_left: n, own_wagers: own }, who, ({ wagers }) => ({ wagers: wagers + 1 }));
}

function peeked(view: View, { who, secret }: EventFacts): View {
  if (who !== view.viewer || secret === HIDDEN) return view;
  return { ...view, peeked: including(view.peeked, secret) };
}

/** A guest's characters, as far as they are known. */
function seenTo({ characters }: GuestView, character: number): number[] {
  return [...new Set([...characters, character])];
}

function seen(view: View, { who, secret }: EventFacts): View {
  if (secret === HIDDEN) return view;
  return changed(view, who, (guest) => ({ characters: seenTo(guest, secret) }));
}

const FOLDS: Record<number, Fold> = {
  [Kind.ROUND]: newRound,
  [Kind.ABILITY]: (view, { who, n }) => changed(view, who, () => ({ ability: n })),
  [Kind.OFFERED]: (view, { n }) => ({ ...view, actions: including(view.actions, n) }),
  [Kind.DEALT]: dealt,
  [Kind.TREASURE]: (view, { who }) => changed(view, who, () => ({ treasure: true })),
  [Kind.REVEALED]: (view, { n, secret }) => ({ ...view, deck: n, pool: counted(view.pool, secret, 1) }),
  [Kind.DRAFTED]: (view, { who, n }) => held({ ...view, pool: counted(view.pool, n, -1) }, who, n, 1),
  [Kind.DISCARDED]: (view, { a, n }) => ({
    ...view,
    pool: counted(view.pool, n, -a),
    discard: counted(view.discard, n, a),
  }),
  [Kind.TURN]: (view, { who }) => ({ ...view, turn_player: who }),
  [Kind.DREW]: drew,
  [Kind.KEPT]: (view, { who, n }) => held({ ...view, drawn: view.drawn.slice(1) }, who, n, 1),
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
