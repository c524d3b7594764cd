import type { Question, View } from "../generated/view";
import type { Refusal } from "../../../server/generated/protocol";
import { settings } from "../../../ui/settings/settings.svelte";
import type { Stage } from "../../shared/stage/stage.svelte";
import { stepAfter, type Choice, type Key, type Step } from "./steps";

/** How far somebody has come with one question. */
interface Progress {
  question: Question | null;
  /** What was chosen, after each step. */
  path: Key[][];
  /** A move that is asked about once more. */
  pending: number | null;
  sent: boolean;
  refusal: Refusal | null;
}

const fresh = (question: Question | null): Progress => ({ question, path: [], pending: null, sent: false, refusal: null });

/** Somebody decides, step by step. Another question begins anew by itself. */
export class Deciding {
  private progress: Progress = $state.raw(fresh(null));
  /** What the table refused when it asked something else already. */
  private late: Refusal | null = $state.raw(null);

  constructor(private readonly stage: Stage) {}

  /** What is asked, once everything that led to it has been shown. */
  get question(): Question | null {
    return this.stage.busy || !this.stage.decide ? null : (this.stage.view as View).question;
  }

  get step(): Step {
    return stepAfter(this.question?.options ?? [], this.now.path.at(-1) ?? []);
  }

  /** What can be chosen now; nothing while something was sent or is asked once more, or the game stands still. */
  get choices(): readonly Choice[] {
    return this.now.sent || this.now.pending !== null || this.stage.paused ? [] : this.step.choices;
  }

  get pending(): number | null {
    return this.stage.paused ? null : this.now.pending;
  }

  get sent(): boolean {
    return this.now.sent;
  }

  get refusal(): Refusal | null {
    return this.now.refusal ?? this.late;
  }

  get canGoBack(): boolean {
    return !this.now.sent && !this.stage.paused && (this.now.pending !== null || this.now.path.length > 0);
  }

  choose({ key, move }: Choice): void {
    this.late = null;
    if (move === undefined) this.change({ path: [...this.now.path, [...this.step.path, key]], refusal: null });
    else if (settings.liking.confirm && this.now.pending === null) this.change({ pending: move });
    else void this.send(move);
  }

  back(): void {
    if (this.now.pending !== null) this.change({ pending: null });
    else this.change({ path: this.now.path.slice(0, -1) });
  }

  /** Tell the table; what it refuses can be decided anew. */
  async send(move: number): Promise<void> {
    this.change({ sent: true, pending: null, refusal: null });
    const { question } = this;
    const refusal = (await this.stage.decide?.(move)) ?? null;
    if (refusal && question === this.question) this.progress = { ...fresh(question), refusal };
    else this.late = refusal;
  }

  private get now(): Progress {
    return this.progress.question === this.question ? this.progress : fresh(this.question);
  }

  private change(change: Partial<Progress>): void {
    this.progress = { ...this.now, ...change };
  }
}
