import { SvelteMap } from "svelte/reactivity";
import { fetchReplay, type FinishedGame } from "../../server/finishedGames";
import type { GameView } from "../../server/game";
import { withSeatNames } from "./seatNames";

/** The most steps that are fetched at once, and the most steps in between that nobody asked for. */
const MOST = 50;
const GAP = 8;

/** The table before some decisions, with every card face up: moves are told from it. */
export class StepViews {
  private readonly views = new SvelteMap<number, GameView>();
  private readonly asked = new Set<number>();

  constructor(private readonly game: FinishedGame) {}

  /** The table after a step, once it was fetched. */
  at(step: number): GameView | undefined {
    const view = this.views.get(step);
    return this.game.hidesNames ? withSeatNames(view) : view;
  }

  /** Fetch the table after these steps. */
  async want(steps: readonly number[]): Promise<void> {
    const missing = steps.filter((step) => !this.asked.has(step));
    for (const step of missing) this.asked.add(step);
    await Promise.all(ranges(missing).map(([first, last]) => this.fetch(first, last)));
  }

  private async fetch(first: number, last: number): Promise<void> {
    const { steps } = await fetchReplay(this.game, "truth", first, last - first + 1);
    for (const { number, view } of steps) if (view) this.views.set(number, view);
  }
}

/** Steps as ranges from first to last, to be fetched together. */
export function ranges(steps: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const step of steps.toSorted((one, other) => one - other)) {
    const range = found.at(-1);
    if (range && step - range[1] <= GAP && step - range[0] < MOST) range[1] = step;
    else found.push([step, step]);
  }
  return found;
}
