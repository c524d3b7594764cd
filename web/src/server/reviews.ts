// Reviews of finished games: asking for one, how far it is, and its parts.

import type { Budget, FinishedGame } from "./finishedGames";
import type { BeliefChanges, GamePrivacy, Hint, Review, ReviewedDecision, ReviewStatus, Statement, TableInfo } from "./generated/protocol";
import { request } from "./httpClient";

/** The parts of a review by the beginning of their names. */
interface Parts {
  overview: Review;
  decisions: ReviewedDecision[];
  statements: Statement[];
}

export const fetchReviewStatus = (game: FinishedGame, budget: Budget) => request<ReviewStatus>("GET", game.review(budget));

/** Take our wish back; the run ends when nobody else wants it. */
export const cancelReview = (game: FinishedGame, budget: Budget) => request<ReviewStatus>("DELETE", game.review(budget));

export const fetchReviewPart = <Name extends keyof Parts>(game: FinishedGame, budget: Budget, name: Name) =>
  request<Parts[Name]>("GET", game.review(budget, name));
export const fetchBeliefs = (game: FinishedGame, budget: Budget, player: number) =>
  request<BeliefChanges>("GET", game.review(budget, `beliefs-${player}`));

/** Ask for a review; asking again joins the same run. That of a file was asked for when it was opened, mostly. */
export async function askForReview(game: FinishedGame, budget: Budget): Promise<ReviewStatus> {
  if (!game.isFile) return request<ReviewStatus>("POST", game.review(budget), { budget });
  const status = await fetchReviewStatus(game, budget);
  return status.state === "failed" || status.state === "none" ? askForReviewOf(await fetchRecord(game), budget) : status;
}

/** Ask for the review of a record, or of a proof with one. */
export const askForReviewOf = (record: unknown, budget: Budget) => request<ReviewStatus>("POST", "/api/reviews", { record, budget });

/** The record of a game from a file. */
export const fetchRecord = ({ calls }: FinishedGame) => request<unknown>("GET", `${calls}/record`);

const privacyAddress = ({ calls }: FinishedGame) => `${calls}/privacy`;

/** Whether a finished game is private to its table; for those who are known to the server. */
export const fetchPrivacy = (game: FinishedGame) => request<GamePrivacy>("GET", privacyAddress(game));
export const setPrivacy = (game: FinishedGame, isPrivate: boolean) => request<GamePrivacy>("PUT", privacyAddress(game), { private: isPrivate });

/** Open a table at which the game goes on from a step: we have one seat, and bots the others. */
export const playOn = ({ calls }: FinishedGame, step: number, seat: number) =>
  request<TableInfo>("POST", `${calls}/play-on`, { step, seat, bots: [] });

/** What the Thinker would decide; only at tables where every other seat is a bot's. */
export const fetchHint = (code: string, game: number, decision: number) =>
  request<Hint>("POST", `/api/tables/${encodeURIComponent(code)}/hint`, { game, decision });
