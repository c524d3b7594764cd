import type { CommandRefused } from "../../../server/generated/protocol";
import type { GameEvent, GameHeader, GameUpdate, GameView, NumberedEvent } from "../../../server/game";
import { withEqualParts } from "./equalParts";
import { shortened } from "./pacingTable";

/** How long an event is shown, in milliseconds at speed 1; it may depend on the next event of the same update. */
export interface Pacing {
  (event: GameEvent, next?: GameEvent): number;
  /** Whether an event is never hurried. */
  keepsPace?: ((event: GameEvent) => boolean) | undefined;
  /** How soon the next event begins beside this one, which stays in sight for its whole time; undefined if it waits for its end. */
  step?: ((event: GameEvent, next: GameEvent) => number | undefined) | undefined;
}

/** A viewer who is this many milliseconds behind has been away, and is shown the table as it is. */
const FAR_BEHIND = 60_000;
/** A viewer who is this many milliseconds behind, or who is asked at the end of it, is shown everything at double speed. */
const BEHIND = 3_000;
/** Fast-forward shows every event for this share of its time, but for at least a blink. */
const FORWARD = 0.08;
const BLINK = 40;

/** How what happens is shown: at its pace, fast, or not at all until the viewer decides. */
export type Playback = "usual" | "forward" | "skip";

/** What a viewer did not see at its pace: the events, and the table before and after them. */
export interface Missed {
  events: readonly NumberedEvent[];
  before: GameView;
  after: GameView;
}
/** Milliseconds by which our question is seen before its clock would start by itself. */
const SPARE = 500;

/**
 * What is shown of a game at this moment: the events of an update one after another, then the table after them.
 * Live tables, walls and replays all play their updates on a stage.
 */
export class Stage {
  header: GameHeader = $state.raw() as GameHeader;
  /** The table as it is shown; while events are played it is the table before them. */
  view: GameView = $state.raw() as GameView;
  /** The event that is being shown. */
  current: NumberedEvent | null = $state.raw(null);
  /** The current event and those before it that are still in sight. */
  shown: readonly NumberedEvent[] = $state.raw([]);
  /** The events of the current update that were shown, including the current one. */
  played: readonly NumberedEvent[] = $state.raw([]);
  /** The events before the current update, as far as the table remembers them. */
  past: readonly NumberedEvent[] = $state.raw([]);
  /** Our own seat; undefined if we only watch. */
  seat: number | undefined = $state();
  /** Whether the game is paused: nothing can be decided. */
  paused = $state(false);
  /** Whether known cards lie face up, as in a replay. */
  open = $state(false);
  /** 2 is twice as fast. */
  speed = $state(1);
  /** Whether the stage stands still until it is released, while something about this moment is read. */
  held = $state(false);
  /** Until when everything before our own question has to be shown, in milliseconds since 1970: then its clock starts. */
  askedBy = Infinity;
  /** Sends a decision and returns its refusal; undefined where nothing can be decided: on a wall, in a replay. */
  decide: ((move: number) => Promise<CommandRefused | undefined>) | undefined;

  /** Fast-forward and skipping end by themselves when the viewer is asked, or the game is over. */
  playback: Playback = $state("usual");
  /** What was fast-forwarded or skipped before the question that is open now. */
  missed: Missed | null = $state.raw(null);
  /** Whether a person decides for this player: then there is nothing to fast-forward. */
  isPerson: (player: number) => boolean = () => false;

  private missing: { events: NumberedEvent[]; before: GameView } | undefined;
  private queue: GameUpdate[] = [];
  private playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current event began, in milliseconds since 1970. */
  private began = 0;
  /** Events that were in sight for their whole time. */
  private readonly over = new WeakSet<NumberedEvent>();
  /** Whether it was held on the way: what waits is shown to the end, however long it takes. */
  private patient = false;

  constructor(
    header: GameHeader,
    view: GameView,
    private readonly pacing: Pacing,
    past: readonly NumberedEvent[] = [],
  ) {
    this.header = header;
    this.view = view;
    this.past = past;
  }

  /** Whether something is still being shown: questions wait for it. */
  get busy(): boolean {
    return this.playing;
  }

  /** The event or the question that is on the screen; no two moments of a game have the same name. */
  get moment(): string {
    if (this.current) return `event-${this.current.number}`;
    return `${this.busy ? "between" : this.view.question ? "question" : "table"}-${this.past.at(-1)?.number ?? "start"}`;
  }

  /** Stand still at this moment; whatever comes waits. Only the viewer can go on, by `release` or by skipping. */
  hold(): void {
    clearTimeout(this.timer);
    this.held = true;
    this.patient = true;
  }

  /** Go on from where it was held. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    const update = this.queue[0];
    if (update && this.current) this.wait(update, this.played.length - 1);
    else if (!this.playing) this.next();
  }

  /** Show a table at once, and drop everything that waits. */
  jumpTo(view: GameView, past: readonly NumberedEvent[] = []): void {
    clearTimeout(this.timer);
    this.held = false;
    this.patient = false;
    this.queue = [];
    this.playing = false;
    this.current = null;
    this.shown = [];
    this.played = [];
    this.past = past;
    this.view = view;
  }

  /** Show an update, after those that wait already. */
  play(update: GameUpdate): void {
    this.queue.push(update);
    if (this.missed && update.events.length) this.missed = null;
    if (this.held) return;
    if (this.playback === "skip") this.skipToDecision();
    else if (document.hidden || (!this.patient && this.behind > FAR_BEHIND)) this.skipAll();
    else if (!this.playing) this.next();
    else this.join();
  }

  /** Jump to the table after everything that waits. */
  skipAll(): void {
    const last = this.queue.findLast(({ view }) => view)?.view;
    this.jumpTo(last ?? this.view, this.queue.reduce(pastAfter, this.past));
    if (this.playback === "forward" && this.isAtDecision(this.view)) this.showMissed();
  }

  /** Show everything fast until the viewer, or another person, has to decide. */
  fastForward(): void {
    if (this.isAtDecision(this.view) && !this.busy) return;
    this.begin("forward");
    this.skipEvent();
  }

  /** Show nothing more until the viewer has to decide, or the game is over. */
  skipToDecision(): void {
    if (this.isAsked(this.view) && !this.busy) return;
    this.begin("skip");
    this.missing?.events.push(...this.unseen());
    this.skipAll();
    if (this.isAsked(this.view)) this.showMissed();
  }

  /** Show everything at its pace again. */
  playAsUsual(): void {
    if (this.playback !== "usual") this.showMissed();
  }

  private begin(playback: Playback): void {
    this.playback = playback;
    this.missing ??= { events: [], before: this.view };
  }

  private showMissed(): void {
    const { missing } = this;
    this.missing = undefined;
    this.playback = "usual";
    this.missed = missing?.events.length ? { ...missing, after: this.view } : null;
  }

  /** Whether the viewer has to decide, or nobody any more. */
  private isAsked({ decider }: GameView): boolean {
    return decider === null || decider === this.seat;
  }

  private isAtDecision(view: GameView): boolean {
    return this.isAsked(view) || (view.decider !== null && this.isPerson(view.decider));
  }

  /** The events that wait and were not shown yet. */
  private unseen(): NumberedEvent[] {
    return this.queue.flatMap(({ events }) => events).slice(this.played.length);
  }

  /** Go on to the next event now. */
  skipEvent(): void {
    const update = this.queue[0];
    if (!update || !this.current) return;
    clearTimeout(this.timer);
    this.show(update, this.played.length);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** How long it would take to show everything that waits. */
  private get behind(): number {
    const events = this.queue.flatMap((update) => update.events.map(({ event }) => event));
    return events.reduce((sum, event, index) => sum + this.pacing(event, events[index + 1]), 0);
  }

  /** Whether what waits ends with a question of ours. */
  private get leadsToOurQuestion(): boolean {
    return this.seat !== undefined && this.queue.at(-1)?.view?.decider === this.seat;
  }

  private get hurries(): boolean {
    return this.leadsToOurQuestion || (this.queue.length > 1 && this.behind > BEHIND);
  }

  /** How long an event stays: shorter if it hurries, and never so long that our clock would start before our question is seen. */
  private pauseFor(update: GameUpdate, index: number): number {
    const waiting = [update.events.slice(index), ...this.queue.slice(1).map(({ events }) => events)];
    const [pause = 0, ...others] = waiting.flatMap((events, at) => this.pausesIn(events, waiting[at + 1]?.[0]));
    const left = this.leadsToOurQuestion ? Math.max(0, this.askedBy - SPARE - Date.now()) : Infinity;
    const needed = others.reduce((sum, each) => sum + each, pause);
    return needed > left ? (pause * left) / needed : pause;
  }

  /** How long after each event of an update the next one begins; `next` is the first of the update after it, if there is one. */
  private pausesIn(events: readonly NumberedEvent[], next?: NumberedEvent): number[] {
    return events.map(({ event }, index) => {
      const time = this.timeFor(event, events[index + 1]?.event);
      const beside = (events[index + 1] ?? next)?.event;
      const step = beside && this.pacing.step?.(event, beside);
      return step === undefined ? time : Math.min(step / this.speed, this.timeFor(event));
    });
  }

  /** The first event of an update that has just come begins beside the last one before it, if they belong side by side. */
  private join(): void {
    const [update, after] = this.queue;
    const next = after?.events[0];
    if (!update || !next || !this.current || this.queue.length > 2 || this.played.length < update.events.length) return;
    if (this.pacing.step?.(this.current.event, next.event) === undefined) return;
    clearTimeout(this.timer);
    this.wait(update, this.played.length - 1, Date.now() - this.began);
  }

  private next(): void {
    const update = this.queue[0];
    this.playing = update !== undefined;
    if (update) this.show(update, 0);
    else this.patient = false;
  }

  private show(update: GameUpdate, index: number): void {
    this.held = false;
    const event = update.events[index];
    if (!event) {
      this.finish(update);
      return;
    }
    this.current = event;
    this.began = Date.now();
    this.keepInSight(event);
    this.played = update.events.slice(0, index + 1);
    if (this.playback === "forward") this.missing?.events.push(event);
    this.wait(update, index);
  }

  /** Leave an event on the stage for its time, of which some may be over. */
  private wait(update: GameUpdate, index: number, over = 0): void {
    this.timer = setTimeout(() => this.show(update, index + 1), Math.max(0, this.pauseFor(update, index) - over));
  }

  /** An event stays in sight for its whole time, also if others begin meanwhile; one that covers the table is seen alone. */
  private keepInSight(event: NumberedEvent): void {
    const last = this.shown.at(-1);
    const areBeside = last && this.pacing.step?.(last.event, event.event) !== undefined;
    this.shown = areBeside ? [...this.shown.filter((each) => !this.over.has(each)), event] : [event];
    if (!this.pacing.step) return;
    setTimeout(() => {
      this.over.add(event);
      this.shown = this.shown.filter((each) => each === this.current || !this.over.has(each));
    }, this.timeFor(event.event));
  }

  private timeFor(event: GameEvent, next?: GameEvent): number {
    const usual = this.pacing(event, next);
    if (this.playback === "forward") return Math.max(usual * FORWARD, BLINK);
    return (this.hurries && !this.pacing.keepsPace?.(event) ? shortened(usual, 0.5) : usual) / this.speed;
  }

  private finish(update: GameUpdate): void {
    this.queue.shift();
    this.current = null;
    this.played = [];
    this.past = pastAfter(this.past, update);
    // Every question is one of its own, also if it is the same again.
    if (update.view) this.view = { ...withEqualParts(update.view, this.view), question: update.view.question };
    if (this.playback === "forward" && !this.queue.length && this.isAtDecision(this.view)) this.showMissed();
    this.next();
  }
}

/** All events so far, without those that the table has forgotten. */
function pastAfter(past: readonly NumberedEvent[], { events, remembered = 0 }: GameUpdate): readonly NumberedEvent[] {
  return [...past, ...events].filter(({ number }) => number >= remembered);
}
