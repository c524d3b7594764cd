// What goes between the server and a page. Written by `make types`: do not edit.

import type { BotInfo, Honour, OptionInfo } from "../../../server/generated/protocol";

export interface Accusation {
  event: number;
  turn: number;
  who: number;
  accused: number;
  character: number;
  right: boolean;
}

/** An artifact, or an action card. */
export interface CardInfo {
  id: string;
  name: string;
  text?: string;
}

/** A character at the ball. */
export interface CharacterInfo {
  id: string;
  name: string;
  text: string;
  ability: string;
}

/** A player as the viewer sees them, as it is sent; sets of characters are bits. */
export interface CompactGuest {
  roses: number;
  trophies: number;
  masked: boolean;
  cards: number;
  artifacts: number[] | null;
  shown: number[];
  characters: number[];
  markers: number;
  possible: number | null;
  treasure: boolean;
  wagers: number;
  ability: number | null;
}

/** A view as it is sent: guests by player, sets as bits, names only in the header of the game. */
export interface CompactView {
  round: number;
  turn: number;
  turn_player: number;
  first: number;
  guests: CompactGuest[];
  broken: number;
  deck: number;
  discard: number[];
  pool: number[];
  drawn: (number | null)[];
  actions: number;
  wagers_left: number;
  peeked: number;
  own_wagers: number;
  phase: string;
  decider: number | null;
  ending: number;
  winners: number[];
}

/** A game of The Grimm Masquerade before the first move. */
export interface Header {
  game: "grimm";
  players: string[];
  seed: string;
  rules?: number;
  first?: number | null;
  options?: Options;
  laid?: Laid;
}

/** What can be chosen at The Grimm Masquerade. Views number cards as these lists do. */
export interface Info {
  title: string;
  players: number[];
  usual_players: number;
  stand_in: string;
  options: OptionInfo[];
  bots: BotInfo[];
  phrases?: string[];
  characters: CharacterInfo[];
  artifacts: CardInfo[];
  actions: CardInfo[];
  rules: string;
}

/** A finished game of The Grimm Masquerade with nothing hidden. */
export interface Story {
  game: "grimm";
  players: string[];
  rounds: RoundStory[];
  ending: string;
  winners: number[];
  honours: Honour[];
}

/** The state of the table after one turn. */
export interface Turn {
  number: number;
  who: number;
  roses: number[];
  masked: number[];
  markers: number[][];
}

/** A player as the viewer sees them. */
export interface GuestView {
  player: number;
  name: string;
  roses: number;
  trophies: number;
  masked: boolean;
  cards: number;
  artifacts: number[] | null;
  shown: number[];
  characters: number[];
  markers: number[];
  possible: number[] | null;
  treasure: boolean;
  wagers: number;
  ability: number | null;
}

/** Cards laid out by hand for the first round, by name; chance decides the rest. */
export interface Laid {
  characters?: string[][];
  deck?: string[];
  actions?: string[];
}

/** What a table agreed on. The defaults are the printed rules for a first game. */
export interface Options {
  wagers?: boolean;
  treasures?: boolean;
  abilities?: boolean;
  max_turns?: number;
  deduction?: boolean;
}

/** What the viewer has to decide now, and what depends on it. An empty set is not sent. */
export interface Question {
  kind: string;
  options: number[];
  offer: number | null;
  second?: number;
  third?: number;
}

/** One round. */
export interface RoundStory {
  number: number;
  first: number;
  characters: number[][];
  abilities: (number | null)[];
  turns: Turn[];
  unmaskings: Unmasking[];
  accusations: Accusation[];
  wagers: WagerStory[];
  how: number;
  winner: number | null;
  trophy: number;
  roses: number[];
  given: number[];
}

/** A character that was unmasked. */
export interface Unmasking {
  event: number;
  turn: number | null;
  who: number;
  character: number;
  by: number;
  how: number;
}

/** The table as one player may see it. */
export interface View {
  viewer: number;
  round: number;
  turn: number;
  turn_player: number;
  first: number;
  guests: GuestView[];
  broken: number[];
  deck: number;
  discard: number[];
  pool: number[];
  drawn: (number | null)[];
  actions: number[];
  wagers_left: number;
  peeked: number[];
  own_wagers: number[];
  phase: string;
  decider: number | null;
  question: Question | null;
  ending: number;
  winners: number[];
}

/** A wager, and the roses it brought. */
export interface WagerStory {
  who: number;
  character: number;
  roses: number;
}
