import type { GameQuestion } from "../../../server/game";
import type { CommandRefused } from "../../../server/generated/protocol";
import { settings } from "../../../ui/settings/settings.svelte";
import type { Stage } from "../stage/stage.svelte";
import { stepAfter, type Choice, type Key, type Step, type Ways } from "./steps";

/** The choices made so far for one question. */
interface Progress {
  question: GameQuestion | null;
  /** The path after each step that was chosen. */
  paths: Key[][];
  /** A move that waits for confirmation. */
  pending: number | null;
  sent: boolean;
  refusal: CommandRefused | null;
}

const begin = (question: GameQuestion | null): Progress => ({ question, paths: [], pending: null, sent: false, refusal: null });

/** Chooses one of a question's options step by step. Another question starts from the beginning. */
export class Chooser {
  private progress: Progress = $state.raw(begin(null));
  /** A refusal that came when another question was already open. */
  private lateRefusal: CommandRefused | null = $state.raw(null);

  readonly step: Step = $derived.by(() => stepAfter(this.ways, this.question?.options ?? [], this.now.paths.at(-1) ?? []));

  constructor(
    private readonly stage: Stage,
    private readonly ways: Ways,
  ) {}

  /** The open question, once everything that led to it has been shown. */
  get question(): GameQuestion | null {
    return this.stage.busy || !this.stage.decide ? null : this.stage.view.question;
  }

  /** What can be chosen now: nothing while a move is being confirmed or sent, or the game is paused. */
  get choices(): readonly Choice[] {
    return this.now.sent || this.now.pending !== null || this.stage.paused ? [] : this.step.choices;
  }

  get pending(): number | null {
    return this.stage.paused ? null : this.now.pending;
  }

  get sent(): boolean {
    return this.now.sent;
  }

  get refusal(): CommandRefused | null {
    return this.now.refusal ?? this.lateRefusal;
  }

  /** Whether a step was chosen that can be taken back. */
  get hasSteps(): boolean {
    return this.now.paths.length > 0;
  }

  get canGoBack(): boolean {
    return !this.now.sent && !this.stage.paused && (this.now.pending !== null || this.hasSteps);
  }

  choose({ key, move }: Choice): void {
    this.lateRefusal = null;
    if (move === undefined) this.change({ paths: [...this.now.paths, [...this.step.path, key]], refusal: null });
    else if (settings.current.confirm && this.now.pending === null) this.change({ pending: move });
    else void this.send(move);
  }

  back(): void {
    if (this.now.pending !== null) this.change({ pending: null });
    else this.change({ paths: this.now.paths.slice(0, -1) });
  }

  /** Send a move; if it is refused, the question starts again. */
  async send(move: number): Promise<void> {
    this.change({ sent: true, pending: null, refusal: null });
    const { question } = this;
    const refusal = (await this.stage.decide?.(move)) ?? null;
    if (refusal && question === this.question) this.progress = { ...begin(question), refusal };
    else this.lateRefusal = refusal;
  }

  private get now(): Progress {
    return this.progress.question === this.question ? this.progress : begin(this.question);
  }

  private change(change: Partial<Progress>): void {
    this.progress = { ...this.now, ...change };
  }
}
