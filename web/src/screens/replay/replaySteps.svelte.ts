import { findGame } from "../../games";
import { numberEvents } from "../../games/shared/stage/seating";
import { SPECTATOR } from "../../server/generated/constants";
import type { GameHeader, GameUpdate, NumberedEvent } from "../../server/game";
import type { Replay, ReplayStep } from "../../server/generated/protocol";

/** How many steps are fetched at once. */
export const PAGE_SIZE = 50;

/** Fetches steps of the game as one viewer saw them. */
export type FetchSteps = (viewpoint: string, from: number, count: number) => Promise<Replay>;

/** The steps of a finished game, fetched page by page and kept. */
export class ReplaySteps {
  /** A player's number, `table` or `truth`. */
  viewpoint = $state("truth");
  step = $state(0);
  /** The number of the last step. */
  total = $state(0);
  header: GameHeader | undefined = $state.raw();
  private readonly steps = new Map<string, ReplayStep>();
  private readonly pages = new Map<string, Promise<void>>();

  constructor(private readonly fetchSteps: FetchSteps) {}

  /** Go to a step, or to the first or last one if there is no such step. */
  async go(step: number, viewpoint = this.viewpoint): Promise<ReplayStep | undefined> {
    await this.load(viewpoint, Math.max(0, step));
    const there = Math.min(Math.max(0, step), this.total);
    await Promise.all([this.load(viewpoint, there), this.load(viewpoint, Math.max(0, there - 1))]);
    this.viewpoint = viewpoint;
    this.step = there;
    if (there < this.total) void this.load(viewpoint, there + 1).catch(() => undefined);
    return this.now;
  }

  /** The current step. */
  get now(): ReplayStep | undefined {
    return this.at(this.step);
  }

  /** A step, if it was fetched. */
  at(step: number, viewpoint = this.viewpoint): ReplayStep | undefined {
    return this.steps.get(`${viewpoint} ${step}`);
  }

  /** The player whose point of view it is; SPECTATOR for `table` and `truth`. */
  get viewer(): number {
    return /^\d+$/.test(this.viewpoint) ? Number(this.viewpoint) : SPECTATOR;
  }

  /** The current step as an update to play. */
  get update(): GameUpdate {
    const { now } = this;
    return { events: now ? this.eventsOf(now) : [], view: now?.view ?? null };
  }

  /** The events up to the current step, as far as they were fetched. */
  get past(): NumberedEvent[] {
    const events: NumberedEvent[] = [];
    for (let step = this.step, shown = this.at(step); shown && step > this.step - PAGE_SIZE; shown = this.at(--step))
      events.unshift(...this.eventsOf(shown));
    return events;
  }

  private eventsOf({ number, since, events }: ReplayStep): NumberedEvent[] {
    const { seating } = findGame(this.header?.game);
    const viewBefore = this.at(number - 1)?.view;
    const playerAt = (viewBefore && seating?.inView(viewBefore)) ?? this.header?.players.map((_, seat) => seat) ?? [];
    return numberEvents(events, since, playerAt, seating).events;
  }

  private load(viewpoint: string, step: number): Promise<void> {
    const page = Math.floor(step / PAGE_SIZE);
    const key = `${viewpoint} ${page}`;
    const loading = this.pages.get(key) ?? this.loadPage(viewpoint, page * PAGE_SIZE);
    this.pages.set(key, loading);
    loading.catch(() => this.pages.delete(key));
    return loading;
  }

  private async loadPage(viewpoint: string, from: number): Promise<void> {
    const { start, total, steps } = await this.fetchSteps(viewpoint, from, PAGE_SIZE);
    this.header ??= start;
    this.total = total;
    for (const step of steps) this.steps.set(`${viewpoint} ${step.number}`, step);
  }
}
