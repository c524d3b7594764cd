// What the server says about any game. A game's own types are in its folder (`games/<id>/generated/view.ts`).

import type { BotInfo, OptionInfo } from "./generated/protocol";

/** What a game starts from. */
export interface GameHeader {
  game: string;
  players: string[];
}

/** `options` are move numbers. */
export interface GameQuestion {
  kind: string;
  options: number[];
}

/** The table as one player may see it. */
export interface GameView {
  viewer: number;
  decider: number | null;
  question: GameQuestion | null;
  winners?: number[];
}

/** A view as it is sent, without its viewer, its question and the names in the header; each game has a form of its own. */
export type CompactGameView = object;

/** A finished game with nothing hidden. */
export interface GameStory {
  game: string;
  players: string[];
  winners: number[];
}

/** What a game alone can agree on: house rules, variants, cards. */
export type GameSettings = object;

/** House rules by their names. */
export interface HouseRules {
  [option: string]: OptionInfo["default"] | undefined;
}

/** What can be chosen at a game: its entry in the catalogue. */
export interface GameInfo {
  title: string;
  players: number[];
  usual_players: number;
  /** The bot that plays for people who are away, if the host does not choose. */
  stand_in: string;
  options: OptionInfo[];
  bots: BotInfo[];
  /** Phrases of this game only. */
  phrases?: string[];
}

/** `[kind, who, a, b, n, secret, audience]` */
export type GameEvent = readonly [number, number, number, number, number, number, number];

/** An event with its number in the game, and who sat on each seat when it happened. */
export interface NumberedEvent {
  number: number;
  event: GameEvent;
  playerAt: readonly number[];
}

/** Events that belong together, and the table after them. */
export interface GameUpdate {
  events: NumberedEvent[];
  view: GameView | null;
  /** The first event that the table still remembers after it. */
  remembered?: number;
}
