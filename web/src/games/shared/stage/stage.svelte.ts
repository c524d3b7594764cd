import type { CommandRefused } from "../../../server/generated/protocol";
import type { GameEvent, GameHeader, GameUpdate, GameView, NumberedEvent } from "../../../server/game";

/** How long an event is shown, in milliseconds at speed 1; it may depend on the next event of the same update. */
export type Pacing = (event: GameEvent, next?: GameEvent) => number;

/** A viewer who is this many milliseconds behind has been away, and is shown the table as it is. */
const FAR_BEHIND = 60_000;
/** A viewer who is this many milliseconds behind, or who is asked at the end of it, is shown everything at double speed. */
const BEHIND = 12_000;
/** However fast it goes, what is shown for longer than this stays for this long, in milliseconds. */
const LONG_ENOUGH = 800;

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
  /** Sends a decision and returns its refusal; undefined where nothing can be decided: on a wall, in a replay. */
  decide: ((move: number) => Promise<CommandRefused | undefined>) | undefined;

  private queue: GameUpdate[] = [];
  private playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Show a table at once, and drop everything that waits. */
  jumpTo(view: GameView, past: readonly NumberedEvent[] = []): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.playing = false;
    this.current = null;
    this.played = [];
    this.past = past;
    this.view = view;
  }

  /** Show an update, after those that wait already. */
  play(update: GameUpdate): void {
    this.queue.push(update);
    if (document.hidden || this.behind > FAR_BEHIND) this.skipAll();
    else if (!this.playing) this.next();
  }

  /** Jump to the table after everything that waits. */
  skipAll(): void {
    const last = this.queue.findLast(({ view }) => view)?.view;
    this.jumpTo(last ?? this.view, this.queue.reduce(pastAfter, this.past));
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

  private get hurries(): boolean {
    const asked = this.seat !== undefined && this.queue.at(-1)?.view?.decider === this.seat;
    return asked || (this.queue.length > 1 && this.behind > BEHIND);
  }

  private next(): void {
    const update = this.queue[0];
    this.playing = update !== undefined;
    if (update) this.show(update, 0);
  }

  private show(update: GameUpdate, index: number): void {
    const event = update.events[index];
    if (!event) {
      this.finish(update);
      return;
    }
    this.current = event;
    this.played = update.events.slice(0, index + 1);
    const usual = this.pacing(event.event, update.events[index + 1]?.event);
    const pause = (this.hurries ? Math.max(usual / 2, Math.min(usual, LONG_ENOUGH)) : usual) / this.speed;
    this.timer = setTimeout(() => this.show(update, index + 1), pause);
  }

  private finish(update: GameUpdate): void {
    this.queue.shift();
    this.current = null;
    this.played = [];
    this.past = pastAfter(this.past, update);
    if (update.view) this.view = update.view;
    this.next();
  }
}

/** All events so far, without those that the table has forgotten. */
function pastAfter(past: readonly NumberedEvent[], { events, remembered = 0 }: GameUpdate): readonly NumberedEvent[] {
  return [...past, ...events].filter(({ number }) => number >= remembered);
}
