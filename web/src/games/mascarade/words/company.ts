// Who sits where, with which masks, and through whose eyes it is told: what every sentence needs to know.

import { HANDS, PRINTED } from "../generated/constants";
import type { View } from "../generated/view";
import type { Language } from "../../../i18n/language";
import { Listener, slug } from "../../shared/words/listener";
import { pick } from "../../../i18n/pick";

/** The places in the centre, where there are two. */
const SPOTS = ["first", "second"];
const KNOWN: ReadonlySet<string> = new Set(PRINTED);

/** A printed mask's name in a language; a mask of the players' own keeps the name they gave it. */
export function maskName(name: string, language: Language): string {
  return KNOWN.has(name) ? language.say(`mask-${slug(name)}`) : name;
}

/** What a company is made of, where it is not the usual. */
export interface Seating {
  hands?: number;
  centre?: number;
  /** Who sits on each seat now; as at the start, if nothing is said. */
  playerAt?: readonly number[];
}

/** The people at a table and their masks, as one of them sees it. */
export class Company extends Listener {
  readonly hands: number;
  readonly centre: number;
  readonly playerAt: number[];

  constructor(
    language: Language,
    names: readonly string[],
    readonly masks: readonly string[],
    viewer: number,
    seating: Seating = {},
  ) {
    super(language, names, viewer);
    this.hands = seating.hands ?? 1;
    this.centre = seating.centre ?? 0;
    this.playerAt = [...(seating.playerAt ?? names.keys())];
  }

  /** The company as a view shows it. */
  static of(view: View, language: Language): Company {
    const names: string[] = [];
    for (const seat of view.seats) names[seat.player] = seat.name;
    return new Company(language, names, view.masks, view.viewer, {
      hands: view.seats[0]?.cards.length ?? 1,
      centre: view.centre.length,
      playerAt: view.seats.map((seat) => seat.player),
    });
  }

  /** The name of one of this game's masks. */
  mask(mask: number): string {
    return maskName(pick(this.masks, mask), this.language);
  }

  /** The player before whom a card lies; undefined for the centre. */
  owner(place: number): number | undefined {
    return this.playerAt[Math.floor(place / this.hands)];
  }

  /** Which of its owner's cards lies there: only, left, right or protected. */
  hand(place: number): string {
    return this.hands === 1 ? "only" : pick(HANDS, place % this.hands);
  }

  /** Which of the centre's cards lies there. */
  spot(place: number): string {
    return this.centre === 1 ? "only" : pick(SPOTS, place - this.names.length * this.hands);
  }

  /** A card as it is named in a list: `your card`, `Bob’s left card`. */
  card(place: number): string {
    const owner = this.owner(place);
    if (owner === undefined) return this.language.say(`card-centre-${this.spot(place)}`);
    const hand = this.hand(place);
    if (owner === this.viewer) return this.language.say(`card-you-${hand}`);
    return this.language.say(`card-player-${hand}`, { name: this.name(owner) });
  }

  /** A card as the object of what somebody does: `their own card`, `your card`, `Bob’s card`. */
  cardTaken(place: number, actor: number): string {
    const owner = this.owner(place);
    if (owner === undefined) return this.language.say(`object-centre-${this.spot(place)}`);
    const hand = this.hand(place);
    const own = owner === this.viewer;
    if (owner === actor) return this.language.say(`object-${own ? "yourself" : "themself"}-${hand}`);
    if (own) return this.language.say(`object-you-${hand}`);
    return this.language.say(`object-player-${hand}`, { name: this.name(owner) });
  }

  /** Where the viewer's card in this hand lies. */
  ownPlace(hand: number): number {
    return this.playerAt.indexOf(this.viewer) * this.hands + hand;
  }

  /** Two people change seats; their names go with them. */
  changeSeats(a: number, b: number): void {
    const first = pick(this.playerAt, a);
    this.playerAt[a] = pick(this.playerAt, b);
    this.playerAt[b] = first;
  }
}
