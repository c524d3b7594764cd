// What the page's shared screens need from a game. `games/<id>/index.ts` exports one PageGame as its default.

import type { Component, Snippet } from "svelte";
import type { Agreement, Catalogue, NewTable, OptionInfo, Review, Statement, Summary } from "../server/generated/protocol";
import type { CompactGameView, GameEvent, GameHeader, GameInfo, GameQuestion, GameStory, GameUpdate, GameView, HouseRules, NumberedEvent } from "../server/game";
import type { TableClient } from "../server/tableClient.svelte";
import type { Facts, Language } from "../i18n/language";
import type { Chapter } from "./shared/learn/chapter";
import type { Topic, TopicText } from "./shared/learn/cardSheet.svelte";
import type { OpenCard } from "./shared/after/cardFace";
import type { ShowMoment } from "./shared/after/show";
import type { Seating } from "./shared/stage/seating";
import type { Pacing, Stage } from "./shared/stage/stage.svelte";

/**
 * One game on the page. Everything here is in the first load, so whatever is large is a function that imports it.
 * Methods are handed views, stories and catalogue entries of their own game only.
 */
export interface PageGame {
  readonly id: string;
  /** The lowest is offered first. */
  readonly order: number;
  /** The game's name in the language of the page. */
  title(): string;
  /** What is said with one tap at this game only; the words are the message `phrase-<name>`. */
  readonly phrases: readonly string[];
  readonly agreement: AgreementPart;
  /** Tables with bots for new players; a game without them cannot be started with one tap. */
  readonly firstTables?: { alone: NewTable; coached: NewTable };
  /** The view that a compact one stands for. */
  expandView(compact: CompactGameView, header: GameHeader, viewer: number, question: GameQuestion | null): GameView;
  readonly pacing: Pacing;
  readonly seating?: Seating;
  /** What is shown again to players who enter early in a game: the deal, or a draft. */
  openingOf?(past: readonly NumberedEvent[]): NumberedEvent[];
  /** The scores for the result on a wall, in the order of the seats. */
  scoresIn(view: GameView): PlayerScore[];
  /** The topics that its rules explain. */
  readonly topics: TopicKinds;
  /** Screens of its own, with links on the start screen. */
  readonly screens: readonly GameScreen[];
  loadTable(): Promise<TablePart>;
  loadAfterGame(): Promise<Component<AfterGameProps>>;
  /** None for a game that has no moments to show after its end. */
  loadShow?(): Promise<ShowPart>;
  /** None for a game that the page has no rules of. */
  loadRules?(): Promise<RulesPart>;
}

/** What is agreed on before a game. */
export interface AgreementPart {
  /** The numbers of players it can be played with. */
  sizes(info: GameInfo, agreement: Agreement): number[];
  /** A changed agreement, with whatever no longer fits reset. */
  mend(before: Agreement, after: Agreement): Agreement;
  /** The house rules that were agreed on, by option. */
  houseRules(agreement: Agreement): HouseRules;
  withHouseRules(agreement: Agreement, rules: HouseRules): Agreement;
  /** The options that make sense with this agreement. */
  options(info: GameInfo, agreement: Agreement): OptionInfo[];
  /** An option that is always in sight and always named. */
  readonly mainOption?: string;
  /** The bots that take empty seats if the host does not choose. */
  readonly usualBots: readonly string[];
  /** Short phrases on what is particular to this game. */
  summary(info: GameInfo, agreement: Agreement): string[];
  /** What the list of public tables calls it. */
  listedAs(about: Summary): string;
  /** Fields of the form, before and after the number of players. */
  readonly BeforePlayers?: Component<AgreementFormProps>;
  readonly AfterPlayers?: Component<AgreementFormProps>;
  /** Shown below the summary in the waiting room. */
  readonly Details?: Component<AgreementProps>;
}

export interface AgreementProps {
  info: GameInfo;
  agreement: Agreement;
}

export interface AgreementFormProps extends AgreementProps {
  change: (change: Partial<Agreement>) => void;
}

/** `words` says the score in the language of the page: `3 coins`. */
export interface PlayerScore {
  player: number;
  name: string;
  score: number;
  words: string;
}

/** Topics are named in addresses: `/learn/mask/King` is of the kind `mask`. */
export interface TopicKinds {
  readonly kinds: readonly string[];
  /** The words of the glossary, which are topics of the kind `term`. */
  readonly terms: readonly string[];
}

/** A screen that a game adds to the page, at `/<path>`; its messages begin with the path. */
export interface GameScreen {
  readonly path: string;
  load(): Promise<Component>;
}

/** Everything about a game that is being played or replayed. */
export interface TablePart {
  readonly Table: Component<TableProps>;
  readonly coach: CoachPart;
  /** Without it a summary tells all kinds of events. */
  readonly summary?: SummaryKinds;
  /** A sentence for each event of an update. */
  sentences(header: GameHeader, update: GameUpdate, viewer: number, language: Language): string[];
  /** Events of the kinds that a summary lists, each as an item of its list. */
  items?(header: GameHeader, update: GameUpdate, language: Language): (string | undefined)[];
}

/** The kinds of events that a summary tells of what somebody skipped, and the one that it only counts. */
export interface SummaryKinds {
  told: ReadonlySet<number>;
  /** The kinds that are told together, with the message of that sentence. */
  listed: ReadonlyMap<number, string>;
  passes: number | undefined;
}

/** Without a client nothing can be decided: a wall or a replay. */
export interface TableProps {
  stage: Stage;
  client?: TableClient | undefined;
  /** On a wall: who is at the table, what they say, and whose clock runs. */
  wall?: TableClient | undefined;
}

/** What the coach of a first game explains, and when. The words of a lesson are the message `learn-guide-<lesson>`. */
export interface CoachPart {
  /** All lessons with the rules that they tell, in the order in which a game usually comes to them. */
  readonly rulesOfLessons: { readonly [lesson: string]: readonly string[] };
  /** The lessons on an event that is being shown, the most important first; `played` are the events since the view. */
  lessonsOfEvent(event: GameEvent, before: readonly GameEvent[], view: GameView, played: readonly NumberedEvent[]): string[];
  /** The lessons on a question to the viewer, the most important first: only the first that is new is taught. */
  lessonsOfQuestion(view: GameView): string[];
  /** The lessons on the end of a game: there are no others to be skipped then. */
  readonly lastLessons: readonly string[];
  /** The names and numbers that a lesson's words need; the last event played is the one that is being shown. */
  factsOf(lesson: string, view: GameView, played: readonly NumberedEvent[]): Facts;
}

/** The show after a game, in which the masks come off moment by moment. */
export interface ShowPart {
  /** Every moment that may be shown, in order. */
  momentsOf(story: GameStory, language: Language, viewer: number): ShowMoment[];
  /** The cards of each player in the end, face up. */
  lastCardsOf(story: GameStory, language: Language): OpenCard[][];
}

/** A seat in a picture of a table: `cards` has null for a card face down, `things` lie open beside them. */
export interface PicturedSeat {
  player: number;
  score: string;
  cards: (OpenCard | null)[];
  things: OpenCard[];
}

/** A table as a picture shows it, as far as a view does: everybody around it, and what lies in the centre. */
export interface PicturedTable {
  seats: PicturedSeat[];
  centre: { cards: (OpenCard | null)[]; words: string };
}

/** How a review speaks about a game: the part that `games/<id>/review/reviewPart.ts` exports. */
export interface ReviewPart {
  /** A move as its player read it in the menu, from the view before it. */
  moveWords(view: GameView, move: number, who: number, language: Language): string;
  /** What the player who decides is asked. */
  questionWords(view: GameView, language: Language): string;
  /** What was said or shown, and what was true. */
  statementWords(statement: Statement, review: Review, language: Language): string;
  /** What one row of beliefs is about: a card, or a player. */
  rowWords(view: GameView, row: number, viewer: number, language: Language): string;
  /** The table for a picture. */
  tableOf(view: GameView, language: Language): PicturedTable;
  /** The card of one column of beliefs. */
  cardOf(column: string, language: Language): OpenCard;
}

export interface AfterGameProps {
  story: GameStory;
  code: string;
  /** Which of the table's games it was. */
  number: number;
  /** Our player number; undefined for those who watched. */
  you: number | undefined;
  next: Snippet;
  /** The moments of the show, for everybody to say what they knew. */
  show: Snippet;
}

export interface RulesPart {
  readonly Rules: Component<{ info: GameInfo }>;
  /** The rules in short, in the language of the page. */
  chapters(): Chapter[];
  describe(topic: Topic, language: Language, catalogue?: Catalogue): TopicText | undefined;
}
