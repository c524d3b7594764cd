import { Kind, SPECTATOR } from "../../server/generated/meanings";
import type { Grimm, Mascarade, ReplayTold, StepTold, View } from "../../server/generated/protocol";
import type { Event, Happening, Heard } from "../../server/visit.svelte";

/** Steps that are fetched at once. */
export const PAGE = 50;

/** Fetches some steps of the game, through somebody's eyes. */
export type Fetching = (eyes: string, from: number, count: number) => Promise<ReplayTold>;

/** A finished game on a reel: its steps are fetched where somebody looks, and kept. */
export class Reel {
  /** A player's number, `table` or `truth`. */
  eyes = $state("truth");
  step = $state(0);
  /** The number of the last step. */
  total = $state(0);
  start: Mascarade | Grimm | undefined = $state.raw();
  private readonly steps = new Map<string, StepTold>();
  private readonly fetched = new Map<string, Promise<void>>();

  constructor(private readonly fetching: Fetching) {}

  /** Go to a step, through these eyes; never beyond an end. */
  async go(step: number, eyes = this.eyes): Promise<StepTold | undefined> {
    await this.have(eyes, Math.max(0, step));
    const there = Math.min(Math.max(0, step), this.total);
    await Promise.all([this.have(eyes, there), this.have(eyes, Math.max(0, there - 1))]);
    this.eyes = eyes;
    this.step = there;
    if (there < this.total) void this.have(eyes, there + 1).catch(() => undefined);
    return this.now;
  }

  /** The step we are at. */
  get now(): StepTold | undefined {
    return this.at(this.step);
  }

  /** A step as these eyes saw it, if it was fetched. */
  at(step: number, eyes = this.eyes): StepTold | undefined {
    return this.steps.get(`${eyes} ${step}`);
  }

  /** The player whose eyes these are; SPECTATOR for everybody's. */
  get viewer(): number {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : SPECTATOR;
  }

  /** The step we are at as something that happens. */
  get happening(): Happening {
    const { now } = this;
    return { heard: now ? hear(now, this.playerAt) : [], view: now?.view ?? null };
  }

  /** What happened in the steps up to this one, as far as it was fetched. */
  get past(): Heard[] {
    const heard: Heard[] = [];
    for (let step = this.step, told = this.at(step); told && step > this.step - PAGE; told = this.at(--step))
      heard.unshift(...hear(told, this.playersBefore(step)));
    return heard;
  }

  /** Who sat on which seat before this step. */
  get playerAt(): number[] {
    return this.playersBefore(this.step);
  }

  private playersBefore(step: number): number[] {
    const view = this.at(step - 1)?.view;
    return view && "seats" in view ? seating(view) : (this.start?.players.map((_, seat) => seat) ?? []);
  }

  private have(eyes: string, step: number): Promise<void> {
    const page = Math.floor(step / PAGE);
    const key = `${eyes} ${page}`;
    const fetched = this.fetched.get(key) ?? this.fetch(eyes, page * PAGE);
    this.fetched.set(key, fetched);
    fetched.catch(() => this.fetched.delete(key));
    return fetched;
  }

  private async fetch(eyes: string, from: number): Promise<void> {
    const told = await this.fetching(eyes, from, PAGE);
    this.start ??= told.start;
    this.total = told.total;
    for (const step of told.steps) this.steps.set(`${eyes} ${step.number}`, step);
  }
}

const seating = (view: View): number[] => view.seats.map((seat) => seat.player);

/** The events of a step, with who sat where when each of them happened. */
export function hear({ since, events, view }: StepTold, playerAt: readonly number[]): Heard[] {
  const moves = view !== null && "seats" in view;
  return events.map((event, i) => {
    const heard = { number: since + i, event: event as Event, playerAt };
    if (moves && event[0] === Kind.MOVED) playerAt = changeSeats(playerAt, event as Event);
    return heard;
  });
}

function changeSeats(playerAt: readonly number[], [, , a, b]: Event): number[] {
  const after = [...playerAt];
  [after[a], after[b]] = [playerAt[b] ?? b, playerAt[a] ?? a];
  return after;
}
