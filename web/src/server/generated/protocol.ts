// What goes between the server and a page. Made by `make types` from the server's own types: do not edit.

export const VERSION = 1;
export const MAX_MESSAGE = 4096;

/** Somebody pointed at somebody. */
export interface Accusation {
  turn: number;
  who: number;
  accused: number;
  character: number;
  right: boolean;
}

/** A command was carried out as number `seq`: one answer for one id, however often it is sent. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** What a phone opens when it looks at the square. */
export interface Address {
  text: string;
}

/** The host changes what the table plays. */
export interface Agree {
  do: "agree";
  id: string;
  agreement: Agreement;
}

/** What a table agrees on. Six people play Mascarade as printed, if nobody says anything. */
export interface Agreement {
  game?: "grimm" | "mascarade";
  players?: number;
  edition?: number;
  scenario?: string | null;
  masks?: string[] | null;
  own?: string[];
  options?: Options;
  variants?: GrimmOptions;
  clock?: "brisk" | "none" | "relaxed";
  pace?: "brisk" | "instant" | "relaxed";
  stand_in?: string | null;
  grace?: number;
  public?: boolean;
  chat?: boolean;
  phrases?: boolean;
  notes?: boolean;
  delay?: number;
}

/** What was announced, what was true, and what the others made of it. */
export interface Announcement {
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

export type AnyAnswer = Frame | Welcome | Snapshot | Ack | Refusal | Pong;

export type AnyCommand = Move | Sit | Stand | Leave | TakeBack | Rename | Fill | FillAll | Agree | Lock | Remove | HandOver | Mute | Begin | PlayAgain | Pause | GoOn | Vote | Say | SayPhrase | Ping;

/** The host begins a game, the first or another with the same people. */
export interface Begin {
  do: "begin";
  id: string;
}

/** A bot that takes a seat if it is named. What is said about it is in English. */
export interface BotInfo {
  name: string;
  level: number | null;
  about: string;
  forgets: string;
  thinks: boolean;
  temper: { [name: string]: number };
}

/** A card face down, and the masks it may be as far as the viewer remembers. */
export interface Card {
  place: number;
  possible: number[];
}

/** An artifact, or an action card. */
export interface CardInfo {
  id: string;
  name: string;
  text?: string;
}

/** Everything that can be chosen. */
export interface Catalogue {
  version: number;
  language: "en" | "pl" | "uk" | "it" | "nl" | "fr";
  languages: { [name: string]: string };
  mascarade: MascaradeInfo;
  grimm: GrimmInfo;
  clocks: { [name: string]: { [name: string]: number } };
  paces: ("brisk" | "instant" | "relaxed")[];
  phrases: ("again" | "good-luck" | "hello" | "hurry" | "i-am-the-king" | "liar" | "thanks" | "thinking" | "well-played" | "who-me")[];
}

/** A seat: a guest's, a bot's, or nobody's; or a guest's for whom a bot plays. */
export interface ChairTold {
  guest?: number | null;
  bot?: string;
  stand_in?: boolean;
}

/** Somebody at the ball. */
export interface CharacterInfo {
  id: string;
  name: string;
  text: string;
  ability: string;
}

/** Somebody said that they were the announced mask themselves. */
export interface Claim {
  who: number;
  place: number;
  truth: number;
  right: boolean;
}

export type Code = "bad-agreement" | "bad-message" | "bad-name" | "busy" | "closing" | "empty-seats" | "full" | "illegal" | "locked" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching";

/** One of the two boxes. */
export interface Edition {
  number: number;
  name: string;
  players: number[];
  masks: MaskInfo[];
  scenarios: Scenario[];
  cards: { [name: string]: number[] };
}

/** The host has bots sit on these seats, or nobody where the name is empty. */
export interface Fill {
  do: "fill";
  id: string;
  bots: { [name: string]: string };
}

/** The host has these bots in turn sit on all empty seats. */
export interface FillAll {
  do: "fill_all";
  id: string;
  bots: string[];
}

/** Something about a set, by which rule, and what would mend it. */
export interface Finding {
  code: string;
  rule: string;
  text: string;
  facts?: { [name: string]: string | number };
}

/** Number `seq` of the table's log, as you may know it. Every number reaches everybody, once, in order. */
export interface Frame {
  type: "frame";
  seq: number;
  at: number;
  told: Opened | Somebody | Something | GameBegan | MoveMade | Spoke | SpokePhrase;
  table?: TableTold | null;
  since?: number;
  events?: [number, number, number, number, number, number, number][];
  remembered?: number;
  view?: View | GrimmView | null;
  decision?: number;
  due?: number | null;
}

/** A game began. */
export interface GameBegan {
  type: "began";
  game: number;
  start: Mascarade | Grimm;
  seal: string;
}

/** The host goes on. */
export interface GoOn {
  do: "go_on";
  id: string;
}

/** A game of The Grimm Masquerade before the first move. */
export interface Grimm {
  game: "grimm";
  players: string[];
  seed: string;
  rules?: number;
  first?: number | null;
  options?: GrimmOptions;
  laid?: Laid;
}

/** What can be chosen at The Grimm Masquerade. Views number cards as these lists do. */
export interface GrimmInfo {
  title: string;
  players: number[];
  characters: CharacterInfo[];
  artifacts: CardInfo[];
  actions: CardInfo[];
  options: OptionInfo[];
  bots: BotInfo[];
  rules: string;
}

/** What a table agreed on. As printed for a first game, if nobody says anything. */
export interface GrimmOptions {
  wagers?: boolean;
  treasures?: boolean;
  abilities?: boolean;
  max_turns?: number;
  deduction?: boolean;
}

/** What the viewer has to decide now. */
export interface GrimmQuestion {
  kind: string;
  options: number[];
  offer: number | null;
}

/** A game of The Grimm Masquerade after its end, with nothing hidden. */
export interface GrimmStory {
  game: "grimm";
  players: string[];
  rounds: RoundStory[];
  ending: string;
  winners: number[];
  honours: Honour[];
}

/** How the table stood after one turn. */
export interface GrimmTurn {
  number: number;
  who: number;
  roses: number[];
  masked: number[];
  markers: number[][];
}

/** The table as one player may see it. */
export interface GrimmView {
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
  question: GrimmQuestion | null;
  ending: number;
  winners: number[];
}

/** Somebody at the table. */
export interface GuestTold {
  number: number;
  name: string;
  online: boolean;
  seat?: number | null;
  program?: boolean;
  muted?: boolean;
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

/** The host makes somebody else host. */
export interface HandOver {
  do: "hand_over";
  id: string;
  guest: number;
}

/** Two cards went under the table, and whether they came back changed. */
export interface Handling {
  who: number;
  a: number;
  b: number;
  how: number;
  swapped: boolean;
}

/** Who did most of something worth a word, and how much; several share. */
export interface Honour {
  id: string;
  players: number[];
  number: number;
}

/** In which language to answer. */
export interface InLanguage {
  language?: "en" | "pl" | "uk" | "it" | "nl" | "fr";
}

/** Who somebody is. */
export interface Introduction {
  name: string;
  language?: "en" | "pl" | "uk" | "it" | "nl" | "fr";
}

/** What lies where in the first round, by name; whatever is not named is left to chance. */
export interface Laid {
  characters?: string[][];
  deck?: string[];
  actions?: string[];
}

/** Leave the table. */
export interface Leave {
  do: "leave";
  id: string;
}

/** The host locks the table, or opens it. */
export interface Lock {
  do: "lock";
  id: string;
  locked: boolean;
}

/** A game of Mascarade before the first move. */
export interface Mascarade {
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
export interface MascaradeInfo {
  title: string;
  editions: Edition[];
  options: OptionInfo[];
  bots: BotInfo[];
  verbs: VerbInfo[];
}

/** A game of Mascarade after its end, with nothing hidden. */
export interface MascaradeStory {
  game: "mascarade";
  edition: number;
  players: string[];
  masks: string[];
  start: Standing;
  turns: TurnStory[];
  ending: string;
  winners: number[];
  honours: Honour[];
}

/** A mask by value: a saved game stays true when an edition's tables change. */
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

/** Somebody, as they know themselves. */
export interface Me {
  name: string;
  language: "en" | "pl" | "uk" | "it" | "nl" | "fr";
  token: string;
}

/** Which steps of a game, through whose eyes: a player's number, `table`, or `truth` for every card. */
export interface Moments {
  as?: string;
  from?: number;
  count?: number;
}

/** Decide: `move` is one of the options of the question; game and decision say which question. */
export interface Move {
  do: "move";
  id: string;
  game: number;
  decision: number;
  move: number;
}

/** A player decided something; what, the events say as far as you may know. */
export interface MoveMade {
  type: "moved";
  game: number;
  decision: number;
  player: number;
  by: "bot" | "clock" | "person";
}

/** The host mutes somebody, or lets them speak again. */
export interface Mute {
  do: "mute";
  id: string;
  guest: number;
  muted: boolean;
}

/** The address of this house for others on the same network; none, where the usual one will do. */
export interface Nearby {
  address: string | null;
}

/** What somebody wants to open. */
export interface NewTable {
  agreement?: Agreement;
  bots?: string[];
  sit?: boolean;
  begin?: boolean;
}

/** The table was opened. */
export interface Opened {
  type: "opened";
}

/** A house rule or variant: yes or no, a number, or one of some choices. */
export interface OptionInfo {
  id: string;
  name: string;
  about: string;
  default: boolean | number | string;
  choices?: { [name: string]: string };
}

/** What a table agreed on. As printed, if nobody says anything. */
export interface Options {
  opening_round?: boolean;
  all_at_once?: boolean;
  fate?: boolean;
  show_bans?: boolean;
  max_turns?: number;
  memory?: "everything" | "nothing" | "round";
}

/** The host stops the clocks. */
export interface Pause {
  do: "pause";
  id: string;
}

export type Phrase = "again" | "good-luck" | "hello" | "hurry" | "i-am-the-king" | "liar" | "thanks" | "thinking" | "well-played" | "who-me";

/** Is anybody there? */
export interface Ping {
  do: "ping";
}

/** The host has everybody back in the waiting room after a game. */
export interface PlayAgain {
  do: "play_again";
  id: string;
}

/** An answer to `{"do": "ping"}`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Why something could not be done. */
export interface Problem {
  code: "bad-agreement" | "bad-message" | "bad-name" | "busy" | "closing" | "empty-seats" | "full" | "illegal" | "locked" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching" | "bad-host" | "bad-mask" | "no-call";
  text: string;
}

/** Everything there is to know about a game after its end. */
export interface Proof {
  format: "ridotto proof";
  seal: string;
  salt: string;
  record: Record;
}

/** What the viewer has to decide now. */
export interface Question {
  kind: string;
  options: number[];
  held: number[];
}

/** One game on disk, on the wire, in a data set. */
export interface Record {
  format: "ridotto game";
  version: 1;
  start: Mascarade | Grimm;
  moves: number[];
  events: [number, number, number, number, number, number, number][];
  result: Result;
}

/** A command was not carried out, why, and at which number the table is. */
export interface Refusal {
  type: "refused";
  id: string | null;
  code: "bad-agreement" | "bad-message" | "bad-name" | "busy" | "closing" | "empty-seats" | "full" | "illegal" | "locked" | "no-bot" | "no-guest" | "no-seat" | "no-table" | "not-host" | "not-now" | "not-yours" | "old-client" | "removed" | "silent" | "stale" | "taken" | "too-fast" | "too-long" | "watching";
  seq: number;
  text: string;
}

/** The host removes somebody. */
export interface Remove {
  do: "remove";
  id: string;
  guest: number;
}

/** Have another name at this table; not in a game. */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** A part of a finished game as somebody saw it. */
export interface ReplayTold {
  start: Mascarade | Grimm;
  total: number;
  steps: StepTold[];
}

/** How it came out, for those who read no further. */
export interface Result {
  ending: string;
  winners: string[];
  scores: number[];
  turns: number;
}

/** One round. */
export interface RoundStory {
  number: number;
  first: number;
  characters: number[][];
  abilities: (number | null)[];
  turns: GrimmTurn[];
  unmaskings: Unmasking[];
  accusations: Accusation[];
  wagers: WagerStory[];
  how: number;
  winner: number | null;
  trophy: number;
  roses: number[];
  given: number[];
}

/** Say something, where the table allows it. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Say one of the phrases. */
export interface SayPhrase {
  do: "phrase";
  id: string;
  phrase: "again" | "good-luck" | "hello" | "hurry" | "i-am-the-king" | "liar" | "thanks" | "thinking" | "well-played" | "who-me";
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
}

/** Take an empty seat, change it, or take over a bot's in a game. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** Everything at once, for whoever has nothing, or has missed much. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  at: number;
  table: TableTold;
  began?: GameBegan | null;
  events?: [number, number, number, number, number, number, number][];
  remembered?: number;
  view?: View | GrimmView | null;
  decision?: number;
  due?: number | null;
}

/** Something about a guest: they came, went, sat, stood, left, were removed, … */
export interface Somebody {
  type: "guest";
  what: "came" | "hosts" | "left" | "muted" | "paused" | "ready" | "removed" | "renamed" | "sat" | "stood" | "stood_in" | "took_back" | "unmuted" | "unready" | "voted" | "went" | "went_on";
  guest: number;
}

/** Something about the table: bots sat down, it was agreed on something, it was locked, … */
export interface Something {
  type: "table";
  what: "again" | "agreed" | "filled" | "locked" | "lost" | "unlocked";
}

/** A guest said something in their own words. */
export interface Spoke {
  type: "said";
  guest: number;
  text: string;
}

/** A guest said a phrase. */
export interface SpokePhrase {
  type: "phrase";
  guest: number;
  phrase: string;
}

/** Leave the seat, and watch. */
export interface Stand {
  do: "stand";
  id: string;
}

/** How the table truly stood at one moment. */
export interface Standing {
  coins: number[];
  court: number;
  cards: number[][];
  centre: number[];
  seats: number[];
}

/** What one decision brought about: step 0 is the deal, step n the nth decision. */
export interface StepTold {
  number: number;
  who: number | null;
  since: number;
  events: [number, number, number, number, number, number, number][];
  view: View | GrimmView | null;
}

/** What truly happened in a game, and the seal it began under. */
export interface StoryTold {
  code: string;
  number: number;
  seal: string;
  story: MascaradeStory | GrimmStory;
}

/** What strangers read before they join. */
export interface Summary {
  game: string;
  edition: number;
  players: number;
  people: number;
  free: number;
  watching: number;
  host: string;
  locked: boolean;
  games: number;
}

/** A table, from outside. */
export interface TableInfo {
  code: string;
  phase: "over" | "playing" | "waiting";
  about: Summary;
  at: number;
}

/** The table and its people, as everybody may see them. */
export interface TableTold {
  code: string;
  phase: "over" | "playing" | "waiting";
  agreement: Agreement;
  host: number;
  guests: GuestTold[];
  chairs: ChairTold[];
  locked: boolean;
  paused: boolean;
  votes: number[];
  games: number;
}

/** The tables that anybody may join or watch. */
export interface Tables {
  tables: TableInfo[];
}

/** Play again instead of the bot. */
export interface TakeBack {
  do: "take_back";
  id: string;
}

export type Told = Opened | Somebody | Something | GameBegan | MoveMade | Spoke | SpokePhrase;

/** One turn, and how the table stood after it. */
export interface TurnStory {
  number: number;
  step: number;
  who: number;
  did: "announce" | "look" | "swap";
  saw: number | null;
  announcement: Announcement | null;
  handlings: Handling[];
  fined: number[];
  after: Standing;
}

/** A mask fell. */
export interface Unmasking {
  turn: number | null;
  who: number;
  character: number;
  by: number;
  how: number;
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

/** Vote for a pause, or for going on; say that you are ready before a game; or take it back. */
export interface Vote {
  do: "vote";
  id: string;
}

/** A wager, and what it was worth in the end. */
export interface WagerStory {
  who: number;
  character: number;
  roses: number;
}

/** Which tables somebody looks for: those that wait, play or are over, or all. */
export interface Wanted {
  phase?: "over" | "playing" | "waiting" | null;
}

/** A code with which somebody is themselves on another device. */
export interface WayBack {
  code: string;
}

/** What a socket hears first: who you are here. Then a snapshot, or the frames that you have missed. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  seq: number;
  now: number;
}
