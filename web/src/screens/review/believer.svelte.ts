import type { ReviewPart } from "../../games/kind";
import type { BeliefChanges, BeliefTable } from "../../server/generated/protocol";
import type { Budget, FinishedGame } from "../../server/finishedGames";
import { fetchBeliefs, fetchReviewPart, fetchReviewStatus } from "../../server/reviews";
import { loadReviewPart } from "./reviewParts";

/** The player whose beliefs are shown over the table, out of a review that is done. */
export class Believer {
  /** Nobody, if undefined. */
  player: number | undefined = $state();
  table: BeliefTable | undefined = $state.raw();
  changes: BeliefChanges | undefined = $state.raw();
  part: ReviewPart | undefined = $state.raw();
  /** Whether this server makes no reviews, and has none of the game. */
  isOff = $state(false);
  /** That of the review the beliefs are from, or of the one to ask for. */
  budget: Budget = $state("default");

  constructor(private readonly game: FinishedGame) {
    this.budget = game.budgets[0] ?? "default";
  }

  /** Look whether there is a review of the game. */
  async find(): Promise<void> {
    for (const budget of this.game.budgets) {
      const { state } = await fetchReviewStatus(this.game, budget);
      this.isOff = state === "off";
      if (state !== "done") continue;
      const { beliefs, game } = await fetchReviewPart(this.game, budget, "overview");
      this.budget = budget;
      this.part = await loadReviewPart(game);
      this.table = beliefs;
      return;
    }
  }

  /** Show what a player believed; undefined for nobody. */
  async choose(player: number | undefined): Promise<void> {
    this.player = player;
    this.changes = undefined;
    if (player === undefined) return;
    const changes = await fetchBeliefs(this.game, this.budget, player);
    if (this.player === player) this.changes = changes;
  }
}
