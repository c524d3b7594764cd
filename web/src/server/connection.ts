import { VERSION, type Ack, type AnyAnswer, type AnyCommand, type Refusal } from "./generated/protocol";

/** How a line to a table is: `closed` means for good, and why is in the refusal that was told before. */
export type LineState = "connecting" | "open" | "lost" | "closed";

/** A command as somebody gives it: the line adds the id under which it is carried out once and only once. */
export type Wish = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export interface Listening {
  /** The number of the last frame that was taken, 0 if none. */
  since: () => number;
  hears: (told: AnyAnswer) => void;
  state: (state: LineState) => void;
}

const PAUSES = [100, 300, 600, 1200, 2500, 5000];
/** A line on which nothing was heard for so long is cut: phones often do not notice. */
const SILENCE = 25_000;
const FOR_GOOD = new Set([4400, 4401]);

interface Waiting {
  command: AnyCommand & { id: string };
  answered: (answer: Ack | Refusal) => void;
}

/** One line to one table: comes back by itself, and sends again whatever was not answered. */
export class Connection {
  private socket: WebSocket | undefined;
  private readonly unanswered = new Map<string, Waiting>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private over = false;

  constructor(
    private readonly code: string,
    private readonly listening: Listening,
    private readonly wall = false,
  ) {}

  /** Begin, and keep the line up until `close`. */
  open(): void {
    document.addEventListener("visibilitychange", this.lookUp);
    addEventListener("online", this.lookUp);
    addEventListener("offline", this.wentOffline);
    this.watch = setInterval(this.listen, SILENCE / 5);
    this.connect();
  }

  /** Hang up; the seat stays. */
  close(): void {
    this.over = true;
    document.removeEventListener("visibilitychange", this.lookUp);
    removeEventListener("online", this.lookUp);
    removeEventListener("offline", this.wentOffline);
    clearInterval(this.watch);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  /** Have something done; answered once, however often the line is cut in between. */
  do(wish: Wish): Promise<Ack | Refusal> {
    const command = { ...wish, id: newId() } as AnyCommand & { id: string };
    return new Promise((answered) => {
      this.unanswered.set(command.id, { command, answered });
      this.send(command);
    });
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.over) return;
    this.listening.state(this.failures ? "lost" : "connecting");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = ({ data }) => this.take(socket, JSON.parse(String(data)) as AnyAnswer);
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  private address(): string {
    const since = this.listening.since();
    const query = `v=${VERSION}${since ? `&since=${since}` : ""}${this.wall ? "&wall=1" : ""}`;
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.code}?${query}`;
  }

  private take(socket: WebSocket, told: AnyAnswer): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    if (told.type === "welcome") this.welcomed();
    if (told.type === "ack" || told.type === "refused") this.answer(told);
    this.listening.hears(told);
  }

  private welcomed(): void {
    this.failures = 0;
    this.listening.state("open");
    for (const { command } of this.unanswered.values()) this.send(command);
  }

  private answer(told: Ack | Refusal): void {
    const waiting = told.id === null ? undefined : this.unanswered.get(told.id);
    if (!waiting) return;
    if (told.type === "refused" && (told.code === "busy" || told.code === "too-fast")) {
      setTimeout(() => this.send(waiting.command), 500);
      return;
    }
    this.unanswered.delete(waiting.command.id);
    waiting.answered(told);
  }

  private send(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    if (FOR_GOOD.has(code)) {
      this.close();
      this.listening.state("closed");
      return;
    }
    this.listening.state("lost");
    const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 0;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private readonly listen = (): void => {
    const silent = Date.now() - this.heard;
    if (silent > SILENCE) this.cut();
    else if (silent > SILENCE / 3) this.send({ do: "ping" });
  };

  private readonly lookUp = (): void => {
    if (document.visibilityState === "hidden" || this.over) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ do: "ping" });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  private readonly wentOffline = (): void => this.cut();

  /** Give a line up that only looks alive. */
  private cut(): void {
    const socket = this.socket;
    if (!socket || this.over) return;
    socket.close();
    this.lost(socket, 1006);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
