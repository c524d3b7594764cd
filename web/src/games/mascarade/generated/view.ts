// What goes between the server and a page. Written by `make types`: do not edit.

import type { BotInfo, Honour, OptionInfo } from "../../../server/generated/protocol";

/** An announcement, whether it was true, and how the others reacted. */
export interface Announcement {
  event: number;
  who: number;
  place: number;
  mask: number;
  truth: number;
  bluff: boolean;
  claims: Claim[];
  believers: number[];
  modest: number[];
  stood: boolean;
  gained: number;
}

/** A card face down, and the masks it may be as far as the viewer remembers. */
export interface Card {
  place: number;
  possible: number[];
}

/** A player's claim to be the announced mask. */
export interface Claim {
  who: number;
  place: number;
  truth: number;
  right: boolean;
}

/** A view as it is sent: the same for all who see the same, with names only in the header of the game. */
export interface CompactView {
  hands: number;
  player_at: number[];
  coins: number[];
  cards: number[];
  court: number;
  bank: number;
  turn: number;
  turn_seat: number;
  freedom: number;
  phase: string;
  decider: number | null;
  announced: number | null;
  claimants: number[];
  ending: number;
  winners: number[];
}

/** One of the two boxes. */
export interface Edition {
  number: number;
  name: string;
  players: number[];
  masks: MaskInfo[];
  scenarios: Scenario[];
  cards: { [name: string]: number[] };
}

/** Something about a set, by which rule, and what would mend it. */
export interface Finding {
  code: string;
  rule: string;
  text: string;
  facts?: { [name: string]: string | number };
}

/** Two cards that were taken under the table, and whether they were swapped. */
export interface Handling {
  who: number;
  a: number;
  b: number;
  how: number;
  swapped: boolean;
}

/** A game of Mascarade before the first move. */
export interface Header {
  game: "mascarade";
  edition: number;
  players: string[];
  masks: MaskCard[];
  cards: number[];
  seed: string;
  rules?: number;
  scenario?: string | null;
  dealt?: boolean;
  first?: number | null;
  options?: Options;
}

/** What can be chosen at Mascarade. */
export interface Info {
  title: string;
  players: number[];
  usual_players: number;
  stand_in: string;
  options: OptionInfo[];
  bots: BotInfo[];
  phrases?: string[];
  editions: Edition[];
  verbs: VerbInfo[];
}

/** Which masks, and which house rules. */
export interface Settings {
  edition?: number;
  scenario?: string | null;
  masks?: string[] | null;
  own?: string[];
  options?: Options;
}

/** A finished game of Mascarade with nothing hidden. */
export interface Story {
  game: "mascarade";
  edition: number;
  players: string[];
  masks: string[];
  start: TrueState;
  turns: TurnStory[];
  ending: string;
  winners: number[];
  honours: Honour[];
}

/** A mask by value, so that a saved game stays correct when we change an edition's masks. */
export interface MaskCard {
  name: string;
  power: string[];
  copies?: number;
  least_players?: number;
  own?: boolean;
}

/** A mask that can be played, and what its card says in every language. */
export interface MaskChecked {
  name: string;
  power: string[];
  copies: number;
  least_players: number;
  bank: boolean;
  text: { [name: string]: string };
}

/** A mask that somebody has written (docs/masks.md). */
export interface MaskFile {
  toml: string;
}

/** A printed mask: what it is called in agreements, and what its card says. */
export interface MaskInfo {
  id: string;
  name: string;
  power: string[];
  text: string;
  copies: number;
  least_players: number;
  bank: boolean;
}

/** What a table agreed on. The defaults are the printed rules. */
export interface Options {
  opening_round?: boolean;
  all_at_once?: boolean;
  fate?: boolean;
  show_bans?: boolean;
  max_turns?: number;
  memory?: "everything" | "nothing" | "round";
}

/** What the viewer has to decide now, and what depends on it. What is 0 or empty is not sent. */
export interface Question {
  kind: string;
  options: number[];
  held: number[];
  cost?: number;
  theirs?: number;
  yours?: number;
  meets?: number[];
  lately?: number;
}

/** A set of masks for each number of players. */
export interface Scenario {
  id: string;
  name: string;
  masks: { [name: string]: string[] };
}

/** A seat, who sits there, and what lies before them. */
export interface SeatView {
  seat: number;
  player: number;
  name: string;
  coins: number;
  cards: Card[];
}

/** What the validator says of a set: errors forbid it, advice does not. */
export interface SetChecked {
  masks: string[];
  errors: Finding[];
  advice: Finding[];
  own?: MaskChecked[];
}

/** What is in a link: masks of somebody's own, and perhaps a whole set to play them in. */
export interface SharedSet {
  own?: string[];
  edition?: number;
  players?: number | null;
  masks?: string[] | null;
}

/** The true state of the table at one moment. */
export interface TrueState {
  coins: number[];
  court: number;
  cards: number[][];
  centre: number[];
  seats: number[];
}

/** One turn, and the state of the table after it. */
export interface TurnStory {
  number: number;
  step: number;
  who: number;
  did: "announce" | "look" | "swap";
  saw: number | null;
  announcement: Announcement | null;
  handlings: Handling[];
  fined: number[];
  after: TrueState;
}

/** A verb that masks of one's own are made of: `take(1, neighbours)`. */
export interface VerbInfo {
  id: string;
  counted: boolean;
  whom: string[];
  bank: boolean;
}

/** The table as one player may see it. */
export interface View {
  viewer: number;
  masks: string[];
  seats: SeatView[];
  centre: Card[];
  court: number;
  bank: number;
  turn: number;
  turn_seat: number;
  freedom: number;
  phase: string;
  decider: number | null;
  announced: number | null;
  claimants: number[];
  question: Question | null;
  ending: number;
  winners: number[];
}
