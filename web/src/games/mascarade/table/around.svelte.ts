import { getContext, setContext } from "svelte";
import { about } from "../../shared/learn/about.svelte";
import type { Header, View } from "../generated/view";
import type { Bubbles } from "../../shared/talk/bubbles.svelte";
import type { Stage } from "../../shared/stage/stage.svelte";
import { cardText } from "../words/cardText";
import { Company, maskName } from "../words/company";
import { say, speaking } from "../../../i18n/language.svelte";
import type { Deciding } from "../chooser/deciding.svelte";
import { sceneOf, type Scene } from "./scene";
import { placeOf, type Choice } from "../chooser/steps";

/** A card that is looked at while somebody presses. */
export interface Peek {
  place: number;
  possible: readonly number[];
}

/** What everything on the table needs to know about it. */
export class Around {
  /** The card that is looked at. */
  peeked: Peek | null = $state.raw(null);
  readonly scene: Scene = $derived.by(() => sceneOf(this.view, this.stage.past, this.stage.shown, this.stage.open));

  constructor(
    private readonly stage: Stage,
    private readonly deciding: Deciding,
    private readonly bubbles: Bubbles | undefined,
  ) {}

  get view(): View {
    return this.stage.view as View;
  }

  /** Whether something is still being shown: nobody thinks yet about what comes after it. */
  get busy(): boolean {
    return this.stage.busy;
  }

  get start(): Header {
    return this.stage.start as Header;
  }

  /** Whether somebody looks who plays: only they have something to know. */
  get plays(): boolean {
    return this.view.viewer < this.view.seats.length;
  }

  get company(): Company | undefined {
    return speaking.current && Company.of(this.view, speaking.current);
  }

  /** Cards that are taken up already. */
  get held(): readonly number[] {
    const { question, canGoBack, step } = this.deciding;
    const own = this.company?.ownPlace(0) ?? 0;
    const chosen = step.path.map((key) => placeOf(key, own)).filter((place) => place !== undefined);
    return [...(question?.held ?? []), ...(canGoBack ? chosen : [])];
  }

  /** What a player has just said aloud. */
  bubble(player: number): string | undefined {
    return this.bubbles?.of(player);
  }

  mask(mask: number): string {
    return speaking.current ? maskName(this.view.masks[mask] ?? "", speaking.current) : "";
  }

  /** What the mask's card says. */
  maskText(mask: number): string {
    const power = this.power(mask);
    return power && speaking.current ? cardText(power, speaking.current) : "";
  }

  cardLabel(place: number, possible: readonly number[]): string {
    const card = this.company?.card(place) ?? "";
    const open = this.scene.open[place];
    if (open !== undefined) return say("stage-card-open", { card, mask: this.mask(open) });
    return say(possible.length === 1 ? "stage-card-known" : "stage-card-unsure", { card });
  }

  choose(choice: Choice): void {
    this.deciding.choose(choice);
  }

  /** Say what a mask is. */
  about(mask: number): void {
    const power = this.power(mask);
    about.open({ what: "mask", id: this.view.masks[mask] ?? "", ...(power ? { power } : {}) });
  }

  private power(mask: number): string[] | undefined {
    return this.start.masks.find(({ name }) => name === this.view.masks[mask])?.power;
  }
}

const TABLE = Symbol("table");

export const laysTable = (table: Around) => setContext(TABLE, table);
export const useTable = () => getContext<Around>(TABLE);
