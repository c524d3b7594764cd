// What the page's shared screens need from a game. `games/<id>/index.ts` exports one PageGame as its default.

import type { Component, Snippet } from "svelte";
import type { Agreement, Catalogue, NewTable, OptionInfo, Summary } from "../server/generated/protocol";
import type { CompactGameView, GameEvent, GameHeader, GameInfo, GameQuestion, GameStory, GameUpdate, GameView, HouseRules, NumberedEvent } from "../server/game";
import type { TableClient } from "../server/tableClient.svelte";
import type { Facts, Language } from "../i18n/language";
import type { Topic, TopicText } from "./shared/learn/cardSheet.svelte";
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
  /** A sentence for each event of an update. */
  sentences(header: GameHeader, update: GameUpdate, viewer: number, language: Language): string[];
}

/** Without a client nothing can be decided: a wall or a replay. */
export interface TableProps {
  stage: Stage;
  client?: TableClient | undefined;
}

/** What the coach of a first game explains, and when. */
export interface CoachPart {
  lessonOfEvent(event: GameEvent, before: readonly GameEvent[], names: readonly string[], viewer: number): Lesson | undefined;
  /** The most urgent first. */
  lessonsOfView(view: GameView): Lesson[];
}

/** The message `learn-guide-<id>` with its facts. */
export interface Lesson {
  id: string;
  facts?: (language: Language) => Facts;
}

export interface AfterGameProps {
  story: GameStory;
  code: string;
  /** Which of the table's games it was. */
  number: number;
  /** Our player number; undefined for those who watched. */
  you: number | undefined;
  next: Snippet;
}

export interface RulesPart {
  readonly Rules: Component<{ info: GameInfo }>;
  describe(topic: Topic, language: Language, catalogue?: Catalogue): TopicText | undefined;
}
