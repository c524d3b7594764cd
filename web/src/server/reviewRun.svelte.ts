import type { Budget, FinishedGame } from "./finishedGames";
import type { Review, ReviewStatus } from "./generated/protocol";
import { RefusedRequest } from "./httpClient";
import { askForReview, cancelReview, fetchReviewPart, fetchReviewStatus } from "./reviews";

/** A run in these states goes on by itself. */
const UNDER_WAY: readonly ReviewStatus["state"][] = ["queued", "running"];

/** How long to wait between questions how far a review is, in milliseconds. */
const AGAIN = 1000;

/** One review that was asked for: how far it is, and the review itself when it is done. */
export class ReviewRun {
  status: ReviewStatus | undefined = $state.raw();
  overview: Review | undefined = $state.raw();
  /** Why there is none, in the language of the page; empty if the server did not answer. */
  refusal: string | undefined = $state();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    readonly game: FinishedGame,
    readonly budget: Budget,
  ) {}

  /** Ask for the review, and follow it until it is done. */
  async ask(): Promise<void> {
    this.refusal = undefined;
    this.status = undefined;
    await this.take(() => askForReview(this.game, this.budget));
  }

  /** Take the wish back. */
  async cancel(): Promise<void> {
    this.stop();
    this.status = undefined;
    await cancelReview(this.game, this.budget).catch(() => undefined);
  }

  /** Follow it no longer. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async take(fetchStatus: () => Promise<ReviewStatus>): Promise<void> {
    this.stopped = false;
    try {
      const status = await fetchStatus();
      if (this.stopped) return;
      this.status = status;
      if (status.state === "done") this.overview = await fetchReviewPart(this.game, this.budget, "overview");
      else if (status.state === "failed") this.refusal = status.problem?.text ?? "";
      else if (UNDER_WAY.includes(status.state)) this.followLater();
    } catch (error) {
      if (this.stopped) return;
      // The run goes on while the server cannot be reached: a phone was asleep.
      if (this.status && isOffline(error)) this.followLater();
      else this.refusal = error instanceof RefusedRequest ? error.message : "";
    }
  }

  private followLater(): void {
    this.timer = setTimeout(() => void this.take(() => fetchReviewStatus(this.game, this.budget)), AGAIN);
  }
}

const isOffline = (error: unknown) => error instanceof RefusedRequest && error.code === "offline";
