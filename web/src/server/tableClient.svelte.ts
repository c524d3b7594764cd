import type { Agreement, AnyAnswer, Asked, ChairStatus, Frame, GameBegan, GuestStatus, CommandRefused, Snapshot, TableStatus } from "./generated/protocol";
import { findGame } from "../games";
import { seatsToTake, type FreeSeat } from "../games/shared/table/freeSeats";
import { numberEvents } from "../games/shared/stage/seating";
import { Connection, type ConnectionState, type NewCommand } from "./connection";
import type { CompactGameView, GameEvent, GameUpdate, GameView, NumberedEvent } from "./game";
import { SPECTATOR } from "./generated/constants";
import { mutedGuests } from "./mutedGuests.svelte";
import { QuestionClock } from "./questionClock.svelte";

/** A table with what was agreed on, which the server sends only when it changes. */
export type AgreedTable = TableStatus & { agreement: Agreement };

/** Something said, or something that happened around the table. */
export interface TalkEntry {
  seq: number;
  at: number;
  told: Exclude<Frame["told"], { type: "moved" }>;
  /** The guest's name at that time: they may have left since. */
  who: string;
}

/** Called for each update of the game; `null` means: start again from the client's view. */
export type UpdateListener = (update: GameUpdate | null) => void;

/** Everything that the server has sent about one table. */
export class TableClient {
  connectionState: ConnectionState = $state("connecting");
  /** Why the connection was closed for good. */
  refusal: CommandRefused | undefined = $state.raw();
  /** Our guest number; null for a wall. */
  you: number | null = $state(null);
  table: AgreedTable | undefined = $state.raw();
  began: GameBegan | undefined = $state.raw();
  view: GameView | null = $state.raw(null);
  /** The game's events that the table still remembers. */
  events: NumberedEvent[] = $state.raw([]);
  decision = $state(0);
  /** What we decided last. */
  decided: { decision: number; move: number } | undefined = $state.raw();
  readonly clock = new QuestionClock();
  private allTalk: TalkEntry[] = $state.raw([]);
  seq = 0;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** Who sits on each seat now. */
  private playerAt: readonly number[] = [];
  /** The player as whom we see the game. */
  private viewer = SPECTATOR;
  private readonly connection: Connection;
  private readonly listeners = new Set<UpdateListener>();

  constructor(
    readonly code: string,
    readonly wall = false,
  ) {
    const listener = {
      since: () => this.seq,
      receive: (message: AnyAnswer) => this.receive(message),
      changeState: (state: ConnectionState) => (this.connectionState = state),
    };
    this.connection = new Connection(code, listener, wall);
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.clock.stop();
    this.connection.close();
  }

  /** Send a command; returns the refusal, if it was refused. */
  async send(command: NewCommand): Promise<CommandRefused | undefined> {
    const answer = await this.connection.send(command);
    return answer.type === "refused" ? answer : undefined;
  }

  /** Answer the open question with one of its options; who decides takes their seat back from a bot. */
  async decide(move: number): Promise<CommandRefused | undefined> {
    const { table, decision } = this;
    this.decided = { decision, move };
    if (this.chair?.stand_in) await this.send({ do: "take_back" });
    return this.send({ do: "move", game: table?.games ?? 0, decision, move });
  }

  /** Let bots answer at once until we have to decide, if nobody else plays. */
  hurry(): void {
    this.connection.signal({ do: "hurry" });
  }

  /** Whether we are the only person who plays: the others are bots. */
  get isAlone(): boolean {
    const people = this.table?.chairs.filter(({ guest }) => guest !== undefined && guest !== null) ?? [];
    return people.length === 1 && people[0]?.guest === this.you && !people[0].stand_in;
  }

  /** Tell the server that the open question is on the screen, so that its clock starts. */
  sayShown(): void {
    if (this.clock.starts !== null && this.isAsked) this.connection.signal({ do: "shown", game: this.table?.games ?? 0, decision: this.decision });
  }

  /** When the time for the open decision is over; null while none runs. */
  get due(): number | null {
    return this.clock.due;
  }

  /** Until when the open question has to be on the screen, by our own clock: then its time runs. */
  get askedBy(): number {
    const { due, starts } = this.clock;
    if (due !== null) return 0;
    return starts === null ? Infinity : starts - this.ahead;
  }

  /** Be called with every update; returns what ends the subscription. */
  subscribe(listener: UpdateListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What was said and what happened around the table, without what muted guests said. */
  get talk(): TalkEntry[] {
    return this.allTalk.filter(({ told }) => !((told.type === "said" || told.type === "phrase") && mutedGuests.has(this.code, told.guest)));
  }

  get guest(): GuestStatus | undefined {
    return this.table?.guests.find((guest) => guest.number === this.you);
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** The number of our seat, which is our player number in the game. */
  get seat(): number | undefined {
    return this.guest?.seat ?? undefined;
  }

  /** The seat that we have asked the host for. */
  get seatAsked(): number | undefined {
    return this.table?.requests?.find(({ guest }) => guest === this.you)?.seat;
  }

  /** The bots' seats that we may take over or ask for while we watch. */
  get seatsToTake(): FreeSeat[] {
    if (!this.table || this.table.phase !== "playing") return [];
    const { chairs, agreement } = this.table;
    const spectator = { played: this.guest?.played, declined: this.guest?.declined, asked: this.seatAsked, isHost: this.isHost };
    return seatsToTake(chairs, this.began?.start.players ?? [], agreement, spectator);
  }

  get chair(): ChairStatus | undefined {
    return this.seat === undefined ? undefined : this.table?.chairs[this.seat];
  }

  /** Whether the open question is ours. */
  get isAsked(): boolean {
    return this.table?.phase === "playing" && !!this.view?.question;
  }

  receive(message: AnyAnswer): void {
    if (message.type === "welcome") {
      this.you = message.you;
      this.viewer = message.viewer;
      this.ahead = message.now - Date.now();
      this.clock.restart(this.ahead);
    } else if (message.type === "snapshot") this.takeSnapshot(message);
    else if (message.type === "frame") this.takeFrame(message);
    else if (message.type === "viewer") this.viewer = message.viewer;
    else if (message.type === "question") this.takeQuestion(message);
    else if (message.type === "clock" && message.decision === this.decision) this.clock.run(message.due);
    else if (message.type === "refused" && message.id === null) this.refusal = message;
  }

  private takeSnapshot(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.setTable(snapshot.table);
    this.begin(snapshot.began ?? undefined);
    this.addEvents(snapshot.events ?? [], 0);
    this.forgetBefore(snapshot.remembered ?? 0);
    this.view = this.expand(snapshot.view);
    this.decision = snapshot.decision ?? 0;
    this.clock.take(this.decision, snapshot.due ?? null, snapshot.starts ?? null, this.ahead);
    this.notify(null);
  }

  private takeFrame(frame: Frame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    const guestsBefore = this.table?.guests ?? [];
    if (frame.table) this.setTable(frame.table);
    if (frame.told.type === "began") this.begin(frame.told);
    if (frame.told.type === "table" && frame.told.what === "again") this.begin(undefined);
    this.addTalk(frame, [...(this.table?.guests ?? []), ...guestsBefore]);
    this.decision = frame.decision ?? 0;
    this.clock.take(this.decision, frame.due ?? null, frame.starts ?? null, this.ahead);
    if (frame.events?.length || frame.view) this.update(frame);
  }

  private addTalk({ seq, at, told }: Frame, guests: readonly GuestStatus[]): void {
    if (told.type !== "moved") this.allTalk = [...this.allTalk, { seq, at, told, who: nameIn(guests, told) }];
  }

  private update({ events = [], since = 0, remembered = 0, view: compact }: Frame): void {
    const added = this.addEvents(events, since);
    this.forgetBefore(remembered);
    const view = this.expand(compact);
    this.view = view ?? this.view;
    this.notify({ events: added, view, remembered });
  }

  /** The question follows the view that it is about; after a reconnection we may have it already. */
  private takeQuestion({ question }: Asked): void {
    if (!this.view || this.view.question) return;
    this.view = { ...this.view, question };
    this.notify({ events: [], view: this.view });
  }

  private setTable(table: TableStatus): void {
    this.table = { ...table, agreement: table.agreement ?? this.table?.agreement ?? {} };
  }

  private expand(compact: CompactGameView | null | undefined): GameView | null {
    const start = this.began?.start;
    return compact && start ? findGame(start.game).expandView(compact, start, this.viewer, null) : null;
  }

  /** Start with another game, or with none. */
  private begin(began: GameBegan | undefined): void {
    this.began = began;
    this.events = [];
    this.view = null;
    this.playerAt = began?.start.players.map((_, seat) => seat) ?? [];
    this.notify(null);
  }

  private addEvents(events: readonly GameEvent[], since: number): NumberedEvent[] {
    const { seating } = findGame(this.began?.start.game);
    const added = numberEvents(events, since, this.playerAt, seating);
    this.playerAt = added.playerAt;
    this.events = [...this.events, ...added.events];
    return added.events;
  }

  private forgetBefore(number: number): void {
    this.events = this.events.filter((each) => each.number >= number);
  }

  private notify(update: GameUpdate | null): void {
    for (const listener of this.listeners) listener(update);
  }
}

function nameIn(guests: readonly GuestStatus[], told: Frame["told"]): string {
  return "guest" in told ? (guests.find(({ number }) => number === told.guest)?.name ?? "") : "";
}
