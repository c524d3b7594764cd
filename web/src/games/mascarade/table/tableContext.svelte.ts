import { getContext, setContext } from "svelte";
import { say, speaking } from "../../../i18n/language.svelte";
import type { Chooser } from "../../shared/chooser/chooser.svelte";
import type { Choice } from "../../shared/chooser/steps";
import { cardSheet } from "../../shared/learn/cardSheet.svelte";
import { withEqualParts } from "../../shared/stage/equalParts";
import type { Stage } from "../../shared/stage/stage.svelte";
import type { People } from "../../shared/table/people.svelte";
import { placeOf } from "../chooser/ways";
import { Kind } from "../generated/constants";
import type { Header, Question, View } from "../generated/view";
import type { MaskTopic } from "../learn/describe";
import { cardText } from "../words/cardText";
import type { NarratedTable } from "../../shared/words/narrator";
import { GameNarrator, maskName } from "../words/narrator";
import { knownAfter, knownMasks, stateAfter, type TableState } from "./fold";

/** How long it is said that cards want to be held. */
const HINT = 2500;

/** A card, and the masks it may be. */
export interface KnownCard {
  place: number;
  possible: readonly number[];
}

/** What the parts of a table share. */
export class TableContext {
  /** The card that the viewer looks at by pressing it. */
  pressed: KnownCard | null = $state.raw(null);
  /** Whether the viewer has tapped a card that wants to be held. */
  hinting = $state(false);
  private latest: TableState | undefined;
  readonly state: TableState = $derived.by(() => {
    this.latest = withEqualParts(stateAfter(this.view, this.stage.past, this.stage.played), this.latest);
    return this.latest;
  });

  // Each part for itself: whoever shows coins need not look again when somebody passes.
  readonly coins: TableState["coins"] = $derived(this.state.coins);
  readonly playerAt: TableState["playerAt"] = $derived(this.state.playerAt);
  readonly turnSeat: number = $derived(this.state.turnSeat);
  readonly said: TableState["said"] = $derived(this.state.said);
  readonly winners: TableState["winners"] = $derived(this.state.winners);
  private readonly open: TableState["open"] = $derived(this.state.open);
  /** Masks that lie open, by place. */
  readonly openMasks: Readonly<Record<number, number>> = $derived(
    this.isOpen ? { ...knownMasks(this.view), ...this.open } : this.open,
  );

  /** Whether the cards are being dealt: nobody has seen the others yet, and nobody's turn has begun. */
  readonly dealing: boolean = $derived.by(() => this.stage.current?.event[0] === Kind.DEALT);

  private latestOwn: Readonly<Record<number, number>> = {};
  /** Masks that lie open for the viewer alone, by place. */
  readonly ownMasks: Readonly<Record<number, number>> = $derived.by(() => {
    const isKnown = this.isPrivate && this.plays && !this.dealing;
    this.latestOwn = withEqualParts(isKnown ? knownAfter(this.view, this.stage.played) : {}, this.latestOwn);
    return this.latestOwn;
  });

  /** As text, which only changes with what is told: coins do not change how cards are named. */
  private readonly narrated: string = $derived.by(() => JSON.stringify([this.view.masks, GameNarrator.tableIn(this.view)]));

  readonly narrator: GameNarrator | undefined = $derived.by(() => {
    const [masks, table] = JSON.parse(this.narrated) as [View["masks"], NarratedTable];
    return speaking.current && new GameNarrator(speaking.current, masks, table);
  });

  /** The places of the cards that were taken already. */
  readonly taken: readonly number[] = $derived.by(() => {
    const { canGoBack, step } = this.chooser;
    const question = this.chooser.question as Question | null;
    const own = this.narrator?.ownPlace(0) ?? 0;
    const chosen = step.path.map((key) => placeOf(key, own)).filter((place) => place !== undefined);
    return [...(question?.held ?? []), ...(canGoBack ? chosen : [])];
  });

  constructor(
    private readonly stage: Stage,
    private readonly chooser: Chooser,
    readonly people: People,
  ) {}

  get view(): View {
    return this.stage.view as View;
  }

  get header(): Header {
    return this.stage.header as Header;
  }

  /** Whether events are still being shown; questions wait until then. */
  get busy(): boolean {
    return this.stage.busy;
  }

  /** Whether the game stands still: nobody thinks. */
  get paused(): boolean {
    return this.stage.paused;
  }

  /** Whether known cards always lie open, as in a replay. */
  get isOpen(): boolean {
    return this.stage.open;
  }

  /** Whether only the viewer sees this screen. */
  get isPrivate(): boolean {
    return this.people.haveOwnDevice;
  }

  /** Whether the viewer plays: others know nothing in secret. */
  get plays(): boolean {
    return this.view.viewer < this.view.seats.length;
  }

  /** A mask's name in the language of the page. */
  mask(mask: number): string {
    return speaking.current ? maskName(this.view.masks[mask] ?? "", speaking.current) : "";
  }

  /** What the mask's card says. */
  maskText(mask: number): string {
    const power = this.power(mask);
    return power && speaking.current ? cardText(power, speaking.current) : "";
  }

  /** What the viewer knows of a card, in a sentence. */
  cardNote({ place, possible }: KnownCard): string {
    return this.narrator?.cardNote(place, possible) ?? "";
  }

  /** Whom the power of a mask would meet if the viewer used it now; empty where that is open. */
  metBy(mask: number): string {
    const question = this.chooser.question as Question | null;
    return this.narrator?.sitters(question?.meets?.[mask] ?? 0) ?? "";
  }

  /** Whether a mask was announced in the last round. */
  isRecent(mask: number): boolean {
    return (((this.chooser.question as Question | null)?.lately ?? 0) >> mask) % 2 === 1;
  }

  /** Whether the viewer holds a mask: surely, perhaps, or not as far as they know. */
  holds(mask: number): "surely" | "perhaps" | "not" {
    const own = this.view.seats.find(({ player }) => player === this.view.viewer)?.cards ?? [];
    const everything = new Set(this.view.masks).size;
    if (own.some(({ possible }) => possible.length === 1 && possible[0] === mask)) return "surely";
    return own.some(({ possible }) => possible.length < everything && possible.includes(mask)) ? "perhaps" : "not";
  }

  /** What a card is to a screen reader: a mask that lies open for all, one that the viewer knows, or a card. */
  cardLabel(place: number, isKnown: boolean, open: number | undefined, known: number | undefined): string {
    const card = this.narrator?.card(place) ?? "";
    if (open !== undefined) return say("stage-card-open", { card, mask: this.mask(open) });
    if (known !== undefined) return say("stage-card-yours", { card, mask: this.mask(known) });
    return say(isKnown ? "stage-card-known" : "stage-card-unsure", { card });
  }

  /** Say that a card wants to be held, where it does. */
  hint(): void {
    if (this.isPrivate) return;
    this.hinting = true;
    setTimeout(() => (this.hinting = false), HINT);
  }

  /** Whether a card is one that opponents cannot take, as with two players. */
  isProtected(place: number): boolean {
    const { narrator } = this;
    return narrator?.owner(place) !== undefined && narrator.hand(place) === "protected";
  }

  choose(choice: Choice): void {
    this.chooser.choose(choice);
  }

  /** Open the sheet that explains a mask. */
  explain(mask: number): void {
    const power = this.power(mask);
    const topic: MaskTopic = { game: this.header.game, what: "mask", id: this.view.masks[mask] ?? "", ...(power ? { power } : {}) };
    cardSheet.open(topic);
  }

  /** Open the sheet that explains a word. */
  explainTerm(id: string): void {
    cardSheet.open({ game: this.header.game, what: "term", id });
  }

  private power(mask: number): string[] | undefined {
    return this.header.masks.find(({ name }) => name === this.view.masks[mask])?.power;
  }
}

const TABLE = Symbol("table");

export const provideTable = (table: TableContext) => setContext(TABLE, table);
export const useTable = () => getContext<TableContext>(TABLE);
