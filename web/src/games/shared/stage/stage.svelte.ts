import type { Grimm, GrimmView, Mascarade, Refusal, View } from "../../../server/generated/protocol";
import type { Happening, Heard } from "../../../server/visit.svelte";

/** How long an event is looked at, in milliseconds at speed 1; the next of the same happening may matter. */
export type Pacing = (event: Heard["event"], next?: Heard["event"]) => number;

/** Whoever is so far behind has been away and is shown the table as it is, in milliseconds. */
const FAR_BEHIND = 60_000;
/** Whoever is so far behind is shown everything twice as fast. */
const BEHIND = 12_000;

/**
 * What is shown of a game at this moment: events one after another, then the table after them.
 * Live tables, walls and replays all put their happenings on one.
 */
export class Stage {
  start: Mascarade | Grimm = $state.raw() as Mascarade | Grimm;
  /** The table as it is shown; while events are played it is the one before them. */
  view: View | GrimmView = $state.raw() as View | GrimmView;
  /** The event that is being shown. */
  moment: Heard | null = $state.raw(null);
  /** The events of the same happening that were shown already, this one among them. */
  shown: readonly Heard[] = $state.raw([]);
  /** What happened before that, as far as the table remembers it: the view has it already. */
  past: readonly Heard[] = $state.raw([]);
  /** Whose seat we have; undefined if we only watch. */
  seat: number | undefined = $state();
  /** Whether the game stands still: nothing can be decided. */
  paused = $state(false);
  /** Whether known cards lie face up: in a replay there is nobody left to hide them from. */
  open = $state(false);
  /** 2 is twice as fast. */
  speed = $state(1);
  /** Decides something, and says why not; undefined where there is nothing to decide: a wall, a replay. */
  decide: ((move: number) => Promise<Refusal | undefined>) | undefined;

  private queue: Happening[] = [];
  private playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    start: Mascarade | Grimm,
    view: View | GrimmView,
    private readonly pacing: Pacing,
    past: readonly Heard[] = [],
  ) {
    this.start = start;
    this.view = view;
    this.past = past;
  }

  /** Whether something is still being shown: questions wait for it. */
  get busy(): boolean {
    return this.playing;
  }

  /** Look at a table at once, and forget what was still to be shown. */
  look(view: View | GrimmView, past: readonly Heard[] = []): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.playing = false;
    this.moment = null;
    this.shown = [];
    this.past = past;
    this.view = view;
  }

  /** Show a happening, after those that wait already. */
  play(happening: Happening): void {
    this.queue.push(happening);
    if (document.hidden || this.behind > FAR_BEHIND) this.skip();
    else if (!this.playing) this.next();
  }

  /** Be done with everything that waits. */
  skip(): void {
    const last = this.queue.findLast(({ view }) => view)?.view;
    this.look(last ?? this.view, this.queue.reduce(pastAfter, this.past));
  }

  /** Be done with this moment, and go on to the next. */
  hurry(): void {
    const happening = this.queue[0];
    if (!happening || !this.moment) return;
    clearTimeout(this.timer);
    this.show(happening, this.shown.length);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** How long it would take to show everything that waits. */
  private get behind(): number {
    const events = this.queue.flatMap(({ heard }) => heard.map(({ event }) => event));
    return events.reduce((sum, event, index) => sum + this.pacing(event, events[index + 1]), 0);
  }

  private next(): void {
    const happening = this.queue[0];
    this.playing = happening !== undefined;
    if (happening) this.show(happening, 0);
  }

  private show(happening: Happening, index: number): void {
    const heard = happening.heard[index];
    if (!heard) {
      this.finish(happening);
      return;
    }
    this.moment = heard;
    this.shown = happening.heard.slice(0, index + 1);
    const haste = this.queue.length > 1 && this.behind > BEHIND ? 2 : 1;
    const pause = this.pacing(heard.event, happening.heard[index + 1]?.event) / this.speed / haste;
    this.timer = setTimeout(() => this.show(happening, index + 1), pause);
  }

  private finish(happening: Happening): void {
    this.queue.shift();
    this.moment = null;
    this.shown = [];
    this.past = pastAfter(this.past, happening);
    if (happening.view) this.view = happening.view;
    this.next();
  }
}

/** Everything that happened until then, but for what the table has forgotten. */
function pastAfter(past: readonly Heard[], { heard, remembered = 0 }: Happening): readonly Heard[] {
  return [...past, ...heard].filter(({ number }) => number >= remembered);
}
