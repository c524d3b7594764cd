/** The clock of the open decision: it runs from when its decider sees the question, at the latest from `starts`. */
export class QuestionClock {
  /** When the time is over, in milliseconds by the server's clock; null while no time runs. */
  due: number | null = $state(null);
  /** When the time starts at the latest; null if it runs already, or if there is no clock. */
  starts: number | null = $state(null);

  /** What frames said last: the decision, when it is due at the latest, and when its time starts. */
  private told: { decision: number; due: number | null; starts: number | null } = { decision: 0, due: null, starts: null };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * What a frame or a snapshot says; `ahead` is how far the server's clock is ahead of ours.
   * If the decision or its latest time changes, the question has its full time again.
   */
  take(decision: number, due: number | null, starts: number | null, ahead: number): void {
    if (decision === this.told.decision && due === this.told.due) return;
    this.told = { decision, due, starts };
    this.restart(ahead);
  }

  /** Begin with what frames said: whoever we are connected to now may not know that the question was shown. */
  restart(ahead: number): void {
    const { due, starts } = this.told;
    this.stop();
    this.due = starts === null ? due : null;
    this.starts = starts;
    if (starts !== null && due !== null) this.runAt(starts - ahead, due);
  }

  /** Timers may be early. */
  private runAt(moment: number, due: number): void {
    const left = moment - Date.now();
    if (left <= 0) this.run(due);
    else this.timer = setTimeout(() => this.runAt(moment, due), left);
  }

  /** The time runs, until then. */
  run(due: number): void {
    this.stop();
    this.due = due;
    this.starts = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
