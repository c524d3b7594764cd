// What goes between the server and a page. Written by `make types`: do not edit.

import type { CompactGameView, GameHeader, GameInfo, GameQuestion, GameSettings, GameStory, GameView } from "../game";

export const VERSION = 3;
export const MAX_MESSAGE = 4096;

/** A command was carried out as number `seq`: one answer for one id, however often it is sent. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The address that a QR code contains. */
export interface Address {
  text: string;
}

/** A guest who asks for a seat in the game, and who else came from their address. */
export interface AddressedRequest {
  guest: number;
  seat: number;
  same_address: number[];
  names: string[];
}

/** The host changes the clock or the bots' pace, also in the middle of a game. */
export interface Adjust {
  do: "adjust";
  id: string;
  clock?: "brisk" | "none" | "relaxed" | null;
  pace?: "brisk" | "instant" | "relaxed" | null;
}

/** A move with what it is likely to bring. */
export interface AdvisedMove {
  move: number;
  wins: number;
  fortune: number;
}

/** The host changes what the table plays. */
export interface Agree {
  do: "agree";
  id: string;
  agreement: Agreement;
}

/** What a table agrees on. By default the usual number of people play the default game. */
export interface Agreement {
  game?: string;
  players?: number;
  settings?: GameSettings;
  clock?: "brisk" | "none" | "relaxed";
  pace?: "brisk" | "instant" | "relaxed";
  stand_in?: string | null;
  grace?: number;
  public?: boolean;
  chat?: boolean;
  phrases?: boolean;
  notes?: boolean;
  take_over?: "anybody" | "host" | "nobody";
  study?: boolean;
  delay?: number;
}

export type AnyAnswer = Frame | Asked | ClockStarted | Welcome | ViewerChanged | Snapshot | Ack | CommandRefused | Pong;

export type AnyCommand = Move | Begin | PlayAgain | Pause | GoOn | Vote | Sit | Stand | Leave | TakeBack | Rename | Ask | LetIn | Decline | Fill | FillAll | Agree | Adjust | Lock | Remove | StandIn | HandOver | Mute | Say | SayPhrase | SayKnew | Ping | Hurry | Shown | Away;

/** Ask the host for a bot's seat in the game. */
export interface Ask {
  do: "ask";
  id: string;
  seat: number;
}

/** You have to decide: sent after the frame or snapshot that it is about, and again when you come back. */
export interface Asked {
  type: "question";
  game: number;
  decision: number;
  question: GameQuestion;
}

/** What the figures assume. */
export interface Assumptions {
  policy: string;
  tempers: string[];
  players: OpponentWeights[];
}

/** The page is in the background, or in front again. It is not answered. */
export interface Away {
  do: "away";
  away: boolean;
}

/** The host begins a game, the first or another with the same people. */
export interface Begin {
  do: "begin";
  id: string;
}

/** What one player could believe at every step, in whole per cent; only what changed. */
export interface BeliefChanges {
  who: number;
  changes: number[][];
}

/** What beliefs are about: rows are places or players, columns are masks or characters. */
export interface BeliefTable {
  rows: "places" | "players";
  row_count: number;
  columns: string[];
  exact: boolean;
  players: BeliefChanges[];
}

/** A bot that can take a seat. `about` and `forgets` are in English. */
export interface BotInfo {
  name: string;
  level: number | null;
  about: string;
  forgets: string;
  thinks: boolean;
  temper: { [name: string]: number };
  manners: string;
}

/** Everything that can be chosen. */
export interface Catalogue {
  version: number;
  language: "en" | "pl" | "uk" | "it" | "nl" | "fr";
  languages: { [name: string]: string };
  games: { [name: string]: GameInfo };
  default_game: string;
  clocks: { [name: string]: { [name: string]: number } };
  paces: ("brisk" | "instant" | "relaxed")[];
  phrases: string[];
}

/** A seat: of a guest, of a bot, of a guest for whom a bot plays, or empty. */
export interface ChairStatus {
  guest?: number | null;
  bot?: string;
  stand_in?: boolean;
}

/** The chances to win after every step, by player. */
export interface ChanceCurves {
  turns: number[];
  events: number[];
  deciders: number[];
  truth: number[][];
  own: number[][];
}

/** The question is on the decider's screen, so the time for the decision runs: `due` is earlier now. */
export interface ClockStarted {
  type: "clock";
  game: number;
  decision: number;
  due: number;
}

export type Code = "bad-agreement" | "bad-message" | "bad-name" | "banned" | "busy" | "closing" | "damaged" | "empty-seats" | "full" | "illegal" | "locked" | "log-full" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching";

/** A command was not carried out: the reason, and the last number of the table's log. */
export interface CommandRefused {
  type: "refused";
  id: string | null;
  code: "bad-agreement" | "bad-message" | "bad-name" | "banned" | "busy" | "closing" | "damaged" | "empty-seats" | "full" | "illegal" | "locked" | "log-full" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching";
  seq: number;
  text: string;
  reason?: string;
  facts?: { [name: string]: string | number | Reason[] };
}

/** The host declines a guest's request for a seat. */
export interface Decline {
  do: "decline";
  id: string;
  guest: number;
}

/** A record, or a proof with one, to be reviewed. */
export interface FileReviewRequest {
  record: unknown;
  budget?: "default" | "quick";
}

/** The host puts bots on these seats; an empty name empties the seat. */
export interface Fill {
  do: "fill";
  id: string;
  bots: { [name: string]: string };
}

/** The host puts these bots on all empty seats, in turn. */
export interface FillAll {
  do: "fill_all";
  id: string;
  bots: string[];
}

/** What truly happened in a game, and the seal it began under. */
export interface FinishedStory {
  code: string;
  number: number;
  seal: string;
  story: GameStory;
}

/** Number `seq` of the table's log, as you may see it. Each client gets every number once, in order. */
export interface Frame {
  type: "frame";
  seq: number;
  at: number;
  told: GuestNotice | TableNotice | GameBegan | MoveMade | TableOpened | TextNotice | PhraseNotice | PlayedOnNotice;
  table?: TableStatus | null;
  since?: number;
  events?: [number, number, number, number, number, number, number][];
  remembered?: number;
  view?: CompactGameView | null;
  decision?: number;
  due?: number | null;
  starts?: number | null;
}

/** A game began. */
export interface GameBegan {
  type: "began";
  game: number;
  start: GameHeader;
  seal: string;
  continues?: number;
}

/** Whether a finished game is private to those who were at the table when it ended. */
export interface GamePrivacy {
  private: boolean;
  by_you: boolean;
  may_change: boolean;
}

/** The messages of one game in one language. */
export interface GameWords {
  language: string;
  ftl: string;
}

/** The host resumes the game. */
export interface GoOn {
  do: "go_on";
  id: string;
}

/** Your identity was deleted; the cookie is taken back. */
export interface Goodbye {
  deleted?: boolean;
}

/** A change of one guest: they came, went, sat, stood, left, were removed, … */
export interface GuestNotice {
  type: "guest";
  what: "asked" | "came" | "declined" | "hosts" | "kept_private" | "knew" | "left" | "made_public" | "muted" | "paused" | "ready" | "removed" | "renamed" | "sat" | "stood" | "stood_in" | "took_back" | "unmuted" | "unready" | "voted" | "went" | "went_on";
  guest: number;
}

/** A guest at the table. */
export interface GuestStatus {
  number: number;
  name: string;
  online: boolean;
  seat?: number | null;
  program?: boolean;
  muted?: boolean;
  played?: number | null;
  declined?: boolean;
}

/** The host makes another guest host. */
export interface HandOver {
  do: "hand_over";
  id: string;
  guest: number;
}

/** What a searcher would do. */
export interface Hint {
  state: "preparing" | "ready";
  move?: number | null;
  advice?: AdvisedMove[];
  lines?: string[];
}

/** The players who did most of something, and how much. */
export interface Honour {
  id: string;
  players: number[];
  number: number;
}

/** Bots may answer at once until you have to decide; it has no effect if you are not the only player. */
export interface Hurry {
  do: "hurry";
}

/** The language of the answer. */
export interface InLanguage {
  language?: "en" | "pl" | "uk" | "it" | "nl" | "fr";
}

/** An estimate and its 95 % interval. */
export type Interval = [number, number, number];

/** A person's name and language. */
export interface Introduction {
  name: string;
  language?: "en" | "pl" | "uk" | "it" | "nl" | "fr";
}

/** A guest who knew what some events of the finished game truly were. */
export interface KnewStatus {
  guest: number;
  events: number[];
}

/** Leave the table. */
export interface Leave {
  do: "leave";
  id: string;
}

/** The host gives a guest the seat that they asked for. */
export interface LetIn {
  do: "let_in";
  id: string;
  guest: number;
  seat?: number | null;
}

/** One sentence for all events of a kind: `Announced: Bob (King), Dan (Fool).`. */
export interface ListedKind {
  whole: string;
  each: MessageTable;
}

/** The host locks the table, or opens it. */
export interface Lock {
  do: "lock";
  id: string;
  locked: boolean;
}

/** Your own name, language and token. */
export interface Me {
  name: string;
  language: "en" | "pl" | "uk" | "it" | "nl" | "fr";
  token: string;
}

/** Which message is said from which point of view, and the facts that fill it. */
export interface MessageTable {
  say: { [name: string]: string };
  by?: string[];
  facts?: { [name: string]: string };
  then?: string;
}

/** Decide: `move` is one of the options of the question; game and decision say which question. */
export interface Move {
  do: "move";
  id: string;
  game: number;
  decision: number;
  move: number;
}

/** A player made a decision; the events say which, as far as you may see it. */
export interface MoveMade {
  type: "moved";
  game: number;
  decision: number;
  player: number;
  by: "bot" | "clock" | "person";
}

/** The host mutes or unmutes a guest. */
export interface Mute {
  do: "mute";
  id: string;
  guest: number;
  muted: boolean;
}

/** What numbers stand for: a way to read them by name. */
export interface NameList {
  names: string[];
  says?: string | null;
  given?: boolean;
}

/** The server's address for others on the same network; null where the usual address works. */
export interface Nearby {
  address: string | null;
}

/** The guest to report, and what they did. */
export interface NewReport {
  guest: number;
  about?: string;
}

/** The table to open. */
export interface NewTable {
  agreement?: Agreement;
  bots?: string[];
  sit?: boolean;
  begin?: boolean;
}

export type Notice = GuestNotice | TableNotice | GameBegan | MoveMade | TableOpened | TextNotice | PhraseNotice | PlayedOnNotice;

/** What the review made of one player: the weight of each temper after the whole game. */
export interface OpponentWeights {
  who: number;
  weights: number[];
}

/** A house rule or variant: yes or no, a number, or one of some choices. */
export interface OptionInfo {
  id: string;
  name: string;
  about: string;
  default: boolean | number | string;
  choices?: { [name: string]: string };
}

/** What one move would have brought, from what its player knew. */
export interface OptionValue {
  move: number;
  text: string;
  chance: Interval;
  behind: Interval;
  worlds: number;
  is_true?: boolean | null;
  believed?: number | null;
}

/** The host pauses the game. */
export interface Pause {
  do: "pause";
  id: string;
}

/** A guest sent a phrase. */
export interface PhraseNotice {
  type: "phrase";
  guest: number;
  phrase: string;
}

/** Asks for a Pong. */
export interface Ping {
  do: "ping";
}

/** The host brings everyone back to the waiting room after a game. */
export interface PlayAgain {
  do: "play_again";
  id: string;
}

/** From which moment to play on, and on which seat. */
export interface PlayOn {
  step: number;
  seat: number;
  bots?: string[];
}

/** Somebody plays on from a moment of the finished game against bots, at another table. */
export interface PlayedOnNotice {
  type: "played_on";
  move: number;
}

/** An answer to `{"do": "ping"}`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Why a request was refused. */
export interface Problem {
  code: "bad-agreement" | "bad-message" | "bad-name" | "banned" | "busy" | "closing" | "damaged" | "empty-seats" | "full" | "illegal" | "locked" | "log-full" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching" | "bad-host" | "bad-mask" | "bad-record" | "no-call" | "no-game" | "private";
  text: string;
  reason?: string;
  facts?: { [name: string]: string | number | Reason[] };
}

/** The record of a finished game, with its seal and salt. */
export interface Proof {
  format: "ridotto proof";
  seal: string;
  salt: string;
  record: Record;
}

/** Which option is best, and why. */
export interface PuzzleAnswer {
  options: OptionValue[];
  beliefs: PuzzleBeliefs;
  lines: string[];
}

/** What that player could believe, in per cent. */
export interface PuzzleBeliefs {
  rows: "places" | "players";
  columns: string[];
  percent: number[][];
}

/** What a list says about a puzzle. */
export interface PuzzleEntry {
  id: string;
  game: string;
  theme: "claim" | "lie" | "point" | "who";
  players: number;
}

/** The puzzles that come with the program, well mixed. */
export interface PuzzleList {
  puzzles: PuzzleEntry[];
}

/** A position as the player saw it who decides there, and nothing else. */
export interface PuzzlePosition {
  about: PuzzleEntry;
  who: number;
  start: GameHeader;
  events: [number, number, number, number, number, number, number][];
  view: GameView | null;
  options: number[];
}

/** A refusal among the facts of another one. */
export interface Reason {
  text: string;
  reason: string;
  facts?: { [name: string]: string | number | Reason[] };
}

/** One game on disk, over a network or in a data set. */
export interface Record {
  format: "ridotto game";
  version: 1 | 2;
  start: unknown;
  moves: number[];
  events: [number, number, number, number, number, number, number][];
  result: Result;
  checksum?: string | null;
}

/** The host removes a guest. */
export interface Remove {
  do: "remove";
  id: string;
  guest: number;
}

/** Change your name at this table; not in a game. */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** A part of a finished game as one viewer saw it. */
export interface Replay {
  start: GameHeader;
  total: number;
  steps: ReplayStep[];
}

/** Which steps of a game, as whom: a player's number, `table`, or `truth` for every card. */
export interface ReplayRequest {
  as?: string;
  from?: number;
  count?: number;
}

/** What one decision brought about: step 0 is the deal, step n the nth decision. */
export interface ReplayStep {
  number: number;
  who: number | null;
  since: number;
  events: [number, number, number, number, number, number, number][];
  view: GameView | null;
}

/** The report is stored. */
export interface Reported {
  reported?: boolean;
}

/** How the game ended. */
export interface Result {
  ending: string;
  winners: string[];
  scores: number[];
  turns: number;
}

/** The review of one game. */
export interface Review {
  format: "ridotto review";
  version: number;
  game: string;
  rules: number;
  checksum: string;
  players: string[];
  budget: string;
  seed: number;
  rollouts: number;
  winners: number[];
  curves: ChanceCurves;
  decisions: ReviewedDecision[];
  statements: Statement[];
  beliefs: BeliefTable;
  turning_points: TurningPoint[];
  figures: ReviewedPlayer[];
  honours: Honour[];
  assumptions: Assumptions;
}

/** How much is played out for a review. */
export interface ReviewRequest {
  budget?: "default" | "quick";
}

/** How far a review is. */
export interface ReviewStatus {
  id: string;
  budget: "default" | "quick";
  state: "done" | "failed" | "none" | "off" | "queued" | "running";
  place?: number;
  progress?: number;
  doing?: string;
  parts?: { [name: string]: number };
  problem?: Problem | null;
}

/** One decision that had more than one option. */
export interface ReviewedDecision {
  step: number;
  event: number;
  turn: number;
  who: number;
  phase: string;
  move: number;
  options: OptionValue[];
  loss: Interval;
  stake: number;
  verdict: "blunder" | "good" | "inaccurate" | "mistake" | null;
  fortune?: "lucky" | "unlucky" | null;
  truth?: number;
  is_bluff?: boolean;
}

/** The figures of one player. Own, others' and chance add up to result − base. */
export interface ReviewedPlayer {
  who: number;
  result: number;
  base: number;
  own: number;
  others: number;
  chance: number;
  luck: number;
  accuracy: number | null;
  courage: number | null;
  suspicion: number | null;
  decisions: number;
  judged: { [name: string]: number };
  bluffs: number;
  good_bluffs: number;
  bluffs_stood: number;
  contests: number;
  contests_right: number;
}

/** Write a message, if the table allows chat. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Say of an event of the finished game that you knew what it truly was. */
export interface SayKnew {
  do: "knew";
  id: string;
  game: number;
  event: number;
}

/** Send one of the phrases. */
export interface SayPhrase {
  do: "phrase";
  id: string;
  phrase: string;
}

/** A guest who asks the host for a seat in the game. */
export interface SeatRequest {
  guest: number;
  seat: number;
}

/** Who asks the host for a seat. */
export interface SeatRequests {
  requests: AddressedRequest[];
}

/** The question is on the screen: its clock may start. It is neither logged nor answered. */
export interface Shown {
  do: "shown";
  game: number;
  decision: number;
}

/** Take an empty seat, or change it; in a game, go back to your own, or take over a bot's if you may. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** The whole state, for clients that are new or have missed many frames. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  at: number;
  table: TableStatus;
  began?: GameBegan | null;
  events?: [number, number, number, number, number, number, number][];
  remembered?: number;
  view?: CompactGameView | null;
  decision?: number;
  due?: number | null;
  starts?: number | null;
}

/** Leave the seat, and watch. */
export interface Stand {
  do: "stand";
  id: string;
}

/** The host lets a bot play for a guest who is here but does not decide, until they take it back. */
export interface StandIn {
  do: "stand_in";
  id: string;
  guest: number;
}

/** Something that a player said or showed about what they hide. */
export interface Statement {
  step: number;
  event: number;
  turn: number;
  who: number;
  kind: string;
  said: number;
  truth: number;
  is_true: boolean;
  thought: number;
  is_bluff: boolean;
  listeners: StatementListener[];
  earned: number;
  is_good?: boolean | null;
  stood?: boolean | null;
}

/** How one player could take a statement. */
export interface StatementListener {
  who: number;
  believed: number;
  afterwards: number;
  answered?: "claim" | "pass" | null;
  has_it?: boolean | null;
  should_claim?: boolean | null;
  gain?: Interval | null;
}

/** Messages that stand inside others, e.g. `Bob’s left card`: a way to read of the game's own. */
export interface SubMessage {
  of: string[];
  say: { [name: string]: string };
  by?: string[];
  facts?: { [name: string]: string };
}

/** A table as the public list shows it. */
export interface Summary {
  game: string;
  players: number;
  people: number;
  free: number;
  watching: number;
  host: string;
  locked: boolean;
  games: number;
  settings?: { [name: string]: number | string };
}

/** Which tables to list: those in one phase, or all. */
export interface TableFilter {
  phase?: "over" | "playing" | "waiting" | null;
}

/** A table as people see it before they join. */
export interface TableInfo {
  code: string;
  phase: "over" | "playing" | "waiting";
  about: Summary;
  at: number;
}

/** A change of the table: bots sat down, the agreement changed, it was locked, … */
export interface TableNotice {
  type: "table";
  what: "adjusted" | "again" | "agreed" | "closed" | "filled" | "interrupted" | "locked" | "lost" | "unlocked";
}

/** The table was opened. */
export interface TableOpened {
  type: "opened";
}

/** The public status of a table and its people. */
export interface TableStatus {
  code: string;
  phase: "over" | "playing" | "waiting";
  agreed: number;
  host: number;
  guests: GuestStatus[];
  chairs: ChairStatus[];
  locked: boolean;
  paused: boolean;
  votes: number[];
  games: number;
  requests?: SeatRequest[];
  knew?: KnewStatus[];
  agreement?: Agreement;
}

/** The tables that anyone may join or watch. */
export interface Tables {
  tables: TableInfo[];
}

/** Play again instead of the bot. */
export interface TakeBack {
  do: "take_back";
  id: string;
}

/** The document of one game. */
export interface Telling {
  kinds: string[];
  events: { [name: string]: MessageTable[] };
  options: { [name: string]: MessageTable[] };
  questions: { [name: string]: MessageTable[] };
  moves: ((string | number)[] | null)[];
  move_facts: { [name: string]: string[] };
  notes?: { [name: string]: MessageTable[] };
  lists?: { [name: string]: NameList };
  sub_messages?: { [name: string]: SubMessage };
  hand_names?: string[];
  centre_names?: string[];
  change_seats?: string;
  summed_up?: string[];
  listed?: { [name: string]: ListedKind };
  passes?: string;
  view?: ViewPaths;
}

/** A guest wrote a message. */
export interface TextNotice {
  type: "said";
  guest: number;
  text: string;
}

/** A turn in which the game was decided, and the decision in it that did most. */
export interface TurningPoint {
  turn: number;
  step: number;
  event: number;
  kind: "chance" | "decision";
  who: number;
  player: number;
  before: number;
  after: number;
  swing: number;
  move: number;
  text: string;
  verdict?: "blunder" | "good" | "inaccurate" | "mistake" | null;
  is_true?: boolean | null;
  chance?: Interval | null;
  better?: OptionValue | null;
}

/** Where in a view things stand that sentences need: `question.offer`, `drawn.0`. */
export interface ViewPaths {
  people?: string;
  given?: { [name: string]: string };
  hand?: string;
  centre?: string;
  facts?: { [name: string]: string };
}

/** From the next message on you see the game as another player, or as a spectator. */
export interface ViewerChanged {
  type: "viewer";
  viewer: number;
}

/** Vote for a pause or for going on, or be ready for the next game; again to take it back. */
export interface Vote {
  do: "vote";
  id: string;
}

/** The question for which a hint is wanted. */
export interface WantedHint {
  game: number;
  decision: number;
}

/** Whether you want a game to be private. */
export interface WantedPrivacy {
  private: boolean;
}

/** A code that logs a person in on another device. */
export interface WayBack {
  code: string;
}

/** The first message: who you are at this table. A snapshot or the missed frames follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  viewer: number;
  seq: number;
  now: number;
}
