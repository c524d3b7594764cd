import { getContext, setContext } from "svelte";
import { say, speaking } from "../../../i18n/language.svelte";
import type { Chooser } from "../../shared/chooser/chooser.svelte";
import type { Choice } from "../../shared/chooser/steps";
import { cardSheet } from "../../shared/learn/cardSheet.svelte";
import type { Stage } from "../../shared/stage/stage.svelte";
import type { People } from "../../shared/table/people.svelte";
import { placeOf } from "../chooser/ways";
import type { Header, Question, View } from "../generated/view";
import type { MaskTopic } from "../learn/describe";
import { cardText } from "../words/cardText";
import { GameNarrator, maskName } from "../words/narrator";
import { knownMasks, stateAfter, type TableState } from "./fold";

/** A card, and the masks it may be. */
export interface KnownCard {
  place: number;
  possible: readonly number[];
}

/** What the parts of a table share. */
export class TableContext {
  /** The card that the viewer looks at by pressing it. */
  pressed: KnownCard | null = $state.raw(null);
  readonly state: TableState = $derived.by(() => stateAfter(this.view, this.stage.past, this.stage.played));
  /** Masks that lie open, by place. */
  readonly openMasks: Readonly<Record<number, number>> = $derived(
    this.isOpen ? { ...knownMasks(this.view), ...this.state.open } : this.state.open,
  );

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

  /** Whether known cards always lie open, as in a replay. */
  get isOpen(): boolean {
    return this.stage.open;
  }

  /** Whether the viewer plays: others know nothing in secret. */
  get plays(): boolean {
    return this.view.viewer < this.view.seats.length;
  }

  get narrator(): GameNarrator | undefined {
    return speaking.current && GameNarrator.of(this.view, speaking.current);
  }

  /** The places of the cards that were taken already. */
  get taken(): readonly number[] {
    const { canGoBack, step } = this.chooser;
    const question = this.chooser.question as Question | null;
    const own = this.narrator?.ownPlace(0) ?? 0;
    const chosen = step.path.map((key) => placeOf(key, own)).filter((place) => place !== undefined);
    return [...(question?.held ?? []), ...(canGoBack ? chosen : [])];
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

  cardLabel(place: number, possible: readonly number[]): string {
    const card = this.narrator?.card(place) ?? "";
    const open = this.openMasks[place];
    if (open !== undefined) return say("stage-card-open", { card, mask: this.mask(open) });
    return say(possible.length === 1 ? "stage-card-known" : "stage-card-unsure", { card });
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
