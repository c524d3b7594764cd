import { VERSION, type Ack, type AnyAnswer, type AnyCommand, type CommandRefused, type Hurry, type Shown } from "./generated/protocol";
import { network } from "./network.svelte";
import { speaking } from "../i18n/language.svelte";

/** `closed` is final; the refusal that came before says why. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** A command without the id that the connection gives it. */
export type NewCommand = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export interface ConnectionListener {
  /** The number of the last frame that was received, 0 if none. */
  since: () => number;
  receive: (message: AnyAnswer) => void;
  changeState: (state: ConnectionState) => void;
}

const RETRY_AFTER = [100, 300, 600, 1200, 2500, 5000];
/** Milliseconds after which a refused command is sent again, unless the refusal says when. */
const RESEND_AFTER = 500;
/** After this silence the connection counts as lost: phones often do not notice. */
const MAX_SILENCE = 25_000;
/** Milliseconds after which a page in the background says so: a glance elsewhere is nothing. */
const AWAY_AFTER = 1000;
/** Close codes after which there is no point in connecting again. */
const FINAL_CODES = new Set([4400, 4401]);

interface PendingCommand {
  command: AnyCommand & { id: string };
  answered: (answer: Ack | CommandRefused) => void;
}

/** The socket of one table: reconnects by itself, and sends unanswered commands again. */
export class Connection {
  private socket: WebSocket | undefined;
  private readonly pending = new Map<string, PendingCommand>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silenceCheck: ReturnType<typeof setInterval> | undefined;
  private lastReceived = 0;
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server was told that this page is in the background. */
  private saidAway = false;
  private isClosed = false;

  constructor(
    private readonly code: string,
    private readonly listener: ConnectionListener,
    private readonly wall = false,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    document.addEventListener("visibilitychange", this.wakeUp);
    document.addEventListener("visibilitychange", this.tellWhetherAway);
    addEventListener("online", this.wakeUp);
    addEventListener("offline", this.drop);
    this.silenceCheck = setInterval(this.checkSilence, MAX_SILENCE / 5);
    this.connect();
  }

  /** Disconnect; the seat stays ours. */
  close(): void {
    this.isClosed = true;
    document.removeEventListener("visibilitychange", this.wakeUp);
    document.removeEventListener("visibilitychange", this.tellWhetherAway);
    clearTimeout(this.awayTimer);
    removeEventListener("online", this.wakeUp);
    removeEventListener("offline", this.drop);
    clearInterval(this.silenceCheck);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  /** Send a command; it is carried out and answered once, however often the connection is lost meanwhile. */
  send(newCommand: NewCommand): Promise<Ack | CommandRefused> {
    const command = { ...newCommand, id: newId() } as AnyCommand & { id: string };
    return new Promise((answered) => {
      this.pending.set(command.id, { command, answered });
      this.transmit(command);
    });
  }

  /** Send what needs no answer; without a connection it is dropped. */
  signal(signal: Shown | Hurry): void {
    this.transmit(signal);
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.isClosed) return;
    this.listener.changeState(this.failures ? "lost" : "connecting");
    this.saidAway = !this.wall && document.hidden;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.lastReceived = Date.now();
    socket.onmessage = ({ data }) => this.receive(socket, JSON.parse(String(data)) as AnyAnswer);
    socket.onclose = ({ code }) => this.reconnectLater(socket, code);
  }

  private address(): string {
    const since = this.listener.since();
    const query = `v=${VERSION}&language=${speaking.code}${since ? `&since=${since}` : ""}${this.wall ? "&wall=1" : "&page=1"}${this.saidAway ? "&away=1" : ""}`;
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.code}?${query}`;
  }

  private receive(socket: WebSocket, message: AnyAnswer): void {
    if (socket !== this.socket) return;
    this.lastReceived = Date.now();
    if (message.type === "welcome") this.resume();
    if (message.type === "ack" || message.type === "refused") this.answer(message);
    this.listener.receive(message);
  }

  private resume(): void {
    this.failures = 0;
    network.isOffline = false;
    this.listener.changeState("open");
    this.tellWhetherAway();
    for (const { command } of this.pending.values()) this.transmit(command);
  }

  private answer(message: Ack | CommandRefused): void {
    const pending = message.id === null ? undefined : this.pending.get(message.id);
    if (!pending) return;
    if (message.type === "refused" && (message.code === "busy" || message.code === "too-fast")) {
      setTimeout(() => this.transmit(pending.command), Math.max(RESEND_AFTER, 1000 * Number(message.facts?.seconds ?? 0)));
      return;
    }
    this.pending.delete(pending.command.id);
    pending.answered(message);
  }

  private transmit(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private reconnectLater(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.isClosed) return;
    if (FINAL_CODES.has(code)) {
      this.close();
      this.listener.changeState("closed");
      return;
    }
    this.listener.changeState("lost");
    const pause = RETRY_AFTER[Math.min(this.failures++, RETRY_AFTER.length - 1)] ?? 0;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private readonly checkSilence = (): void => {
    const silence = Date.now() - this.lastReceived;
    if (silence > MAX_SILENCE) this.drop();
    else if (silence > MAX_SILENCE / 3) this.transmit({ do: "ping" });
  };

  /** The page is visible or online again: check the connection at once. */
  private readonly wakeUp = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.transmit({ do: "ping" });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** In the background nobody sees a question: a clock need not wait for us. */
  private readonly tellWhetherAway = (): void => {
    clearTimeout(this.awayTimer);
    if (this.wall || document.hidden === this.saidAway) return;
    this.awayTimer = setTimeout(() => this.sayAway(document.hidden), document.hidden ? AWAY_AFTER : 0);
  };

  private sayAway(away: boolean): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.saidAway = away;
    this.transmit({ do: "away", away });
  }

  /** Give up a socket that only looks alive. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket || this.isClosed) return;
    socket.close();
    this.reconnectLater(socket, 1006);
  };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
