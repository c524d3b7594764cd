import { Kind } from "./generated/meanings";
import type {
  AnyAnswer,
  ChairTold,
  Frame,
  GameBegan,
  GrimmView,
  GuestTold,
  Refusal,
  Snapshot,
  TableTold,
  View,
} from "./generated/protocol";
import { Connection, type LineState, type Wish } from "./connection";

/** `[kind, who, a, b, n, secret, audience]` */
export type Event = [number, number, number, number, number, number, number];

/** What was said or happened around the table, in the order it was told. */
export interface Talk {
  seq: number;
  at: number;
  told: Exclude<Frame["told"], { type: "moved" }>;
  /** What the guest it is about was called then: they may have left since. */
  who: string;
}

/** An event with its number in the game, and who sat on which seat when it happened. */
export interface Heard {
  number: number;
  event: Event;
  playerAt: readonly number[];
}

/** Something that happened in the game: its events, and the table as it stands after them. */
export interface Happening {
  heard: Heard[];
  view: View | GrimmView | null;
  /** The first event that the table still remembers after it. */
  remembered?: number;
}

/** Everything that we were told at one table, and nothing else: what the server knows for us. */
export class Visit {
  line: LineState = $state("connecting");
  /** Why the line was closed for good. */
  refusal: Refusal | undefined = $state.raw();
  /** Our number among the guests; null for a wall. */
  you: number | null = $state(null);
  table: TableTold | undefined = $state.raw();
  began: GameBegan | undefined = $state.raw();
  view: View | GrimmView | null = $state.raw(null);
  /** The game's events as far as we heard them and the table's memory still has them. */
  heard: Heard[] = $state.raw([]);
  decision = $state(0);
  due: number | null = $state(null);
  talk: Talk[] = $state.raw([]);
  seq = 0;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  private playerAt: readonly number[] = [];
  private readonly connection: Connection;
  private readonly listeners = new Set<(happening: Happening | null) => void>();

  constructor(
    readonly code: string,
    readonly wall = false,
  ) {
    const listening = { since: () => this.seq, hears: (told: AnyAnswer) => this.hear(told), state: (state: LineState) => (this.line = state) };
    this.connection = new Connection(code, listening, wall);
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** Have something done; the refusal, if it is not. */
  async do(wish: Wish): Promise<Refusal | undefined> {
    const answer = await this.connection.do(wish);
    return answer.type === "refused" ? answer : undefined;
  }

  /** Decide what is asked now: one of the question's options. */
  decide(move: number): Promise<Refusal | undefined> {
    return this.do({ do: "move", game: this.table?.games ?? 0, decision: this.decision, move });
  }

  /** Be told what happens in the game, one thing after the other; `null` says: forget all, look at the view. */
  watch(listener: (happening: Happening | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get guest(): GuestTold | undefined {
    return this.table?.guests.find((guest) => guest.number === this.you);
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** The chair we own; its number is our player number in the game. */
  get seat(): number | undefined {
    return this.guest?.seat ?? undefined;
  }

  get chair(): ChairTold | undefined {
    return this.seat === undefined ? undefined : this.table?.chairs[this.seat];
  }

  /** Whether we are asked something now. */
  get asked(): boolean {
    return this.table?.phase === "playing" && !!this.view?.question;
  }

  /** Take in what the server tells. */
  hear(told: AnyAnswer): void {
    if (told.type === "welcome") {
      this.you = told.you;
      this.ahead = told.now - Date.now();
    } else if (told.type === "snapshot") this.takeSnapshot(told);
    else if (told.type === "frame") this.takeFrame(told);
    else if (told.type === "refused" && told.id === null) this.refusal = told;
  }

  private takeSnapshot(told: Snapshot): void {
    this.seq = told.seq;
    this.table = told.table;
    this.begin(told.began ?? undefined);
    this.hearEvents(told.events ?? [], 0);
    this.forgetBefore(told.remembered ?? 0);
    this.view = told.view ?? null;
    this.decision = told.decision ?? 0;
    this.due = told.due ?? null;
    this.tell(null);
  }

  private takeFrame(told: Frame): void {
    if (told.seq <= this.seq) return;
    this.seq = told.seq;
    const before = this.table?.guests ?? [];
    if (told.table) this.table = told.table;
    if (told.told.type === "began") this.begin(told.told);
    if (told.told.type === "table" && told.told.what === "again") this.begin(undefined);
    this.listen(told, [...(this.table?.guests ?? []), ...before]);
    this.decision = told.decision ?? 0;
    this.due = told.due ?? null;
    if (told.events?.length || told.view) this.takeHappening(told);
  }

  private listen({ seq, at, told }: Frame, guests: readonly GuestTold[]): void {
    if (told.type !== "moved") this.talk = [...this.talk, { seq, at, told, who: nameIn(guests, told) }];
  }

  private takeHappening({ events = [], since = 0, remembered = 0, view }: Frame): void {
    const heard = this.hearEvents(events, since);
    this.forgetBefore(remembered);
    this.view = view ?? this.view;
    this.tell({ heard, view: view ?? null, remembered });
  }

  /** Another game lies on the table, or none. */
  private begin(began: GameBegan | undefined): void {
    this.began = began;
    this.heard = [];
    this.view = null;
    this.playerAt = began?.start.players.map((_, seat) => seat) ?? [];
    this.tell(null);
  }

  private hearEvents(events: Event[], since: number): Heard[] {
    const heard = events.map((event, index) => {
      const playerAt = this.playerAt;
      if (this.began?.start.game === "mascarade" && event[0] === Kind.MOVED) this.playerAt = changeSeats(playerAt, event);
      return { number: since + index, event, playerAt };
    });
    this.heard = [...this.heard, ...heard];
    return heard;
  }

  private forgetBefore(number: number): void {
    this.heard = this.heard.filter((each) => each.number >= number);
  }

  private tell(happening: Happening | null): void {
    for (const listener of this.listeners) listener(happening);
  }
}

function nameIn(guests: readonly GuestTold[], told: Frame["told"]): string {
  return "guest" in told ? (guests.find(({ number }) => number === told.guest)?.name ?? "") : "";
}

function changeSeats(playerAt: readonly number[], [, , a, b]: Event): number[] {
  const after = [...playerAt];
  [after[a], after[b]] = [playerAt[b] ?? b, playerAt[a] ?? a];
  return after;
}
