import type { Proof, Replay, FinishedStory, ReviewStatus } from "./generated/protocol";
import { request } from "./httpClient";

/** The address of a finished game, where its proof is. */
export const gameAddress = (code: string, number: number) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;

export const fetchProof = (code: string, number: number) => request<Proof>("GET", gameAddress(code, number));
export const fetchStory = (code: string, number: number) => request<FinishedStory>("GET", `${gameAddress(code, number)}/story`);

/** How much is played out for a review. */
export type Budget = ReviewStatus["budget"];

/** A finished game that can be replayed and reviewed: of a table, or from a file. */
export interface FinishedGame {
  /** Where the page shows it. */
  readonly page: string;
  /** Where one goes back to from there. */
  readonly home: string;
  /** For the names of files. */
  readonly name: string;
  /** Where the calls about its steps are. */
  readonly calls: string;
  readonly isFile: boolean;
  /** Whoever shared it did not want to name people: seats have names instead, on every page about it. */
  readonly hidesNames: boolean;
  /** The reviews there may be of it. */
  readonly budgets: readonly Budget[];
  /** The call about a review, or about a part of it. */
  review(budget: Budget, part?: string): string;
}

/** Where the page shows a review, at a moment of the game; the id of a file names the budget already. */
export function reviewPage(game: FinishedGame, budget: Budget, step = 0): string {
  return `${game.page}?review${budget === "quick" && !game.isFile ? "=quick" : ""}${step ? `&step=${step}` : ""}${seatsOnly(game)}`;
}

/** Where the page shows everything at a moment of the game. */
export const replayPage = (game: FinishedGame, step: number) => `${game.page}?as=truth&step=${step}${seatsOnly(game)}`;

/** What an address ends with in which nobody is named. */
export const seatsOnly = ({ hidesNames }: FinishedGame) => (hidesNames ? "&seats" : "");

export function gameOfTable(code: string, number: number, hidesNames = false): FinishedGame {
  const calls = gameAddress(code, number);
  return {
    page: `/replay/${code}/${number}`,
    home: `/t/${code}`,
    name: `${code}-${number}`,
    calls,
    isFile: false,
    hidesNames,
    budgets: ["default", "quick"],
    review: (budget, part) => `${calls}/review${part === undefined ? "" : `/${part}`}?budget=${budget}`,
  };
}

/** A game from a file, by the id of its review; the id names the budget, too. */
export function gameOfFile(id: string, hidesNames = false): FinishedGame {
  const calls = `/api/reviews/${encodeURIComponent(id)}`;
  return {
    page: `/saved/${id}`,
    home: "/saved",
    name: id.slice(0, 8),
    calls,
    isFile: true,
    hidesNames,
    budgets: [id.endsWith("-quick") ? "quick" : "default"],
    review: (_, part) => (part === undefined ? calls : `${calls}/${part}`),
  };
}

/** Steps of a finished game as one viewer saw them; `as` is a player's number, `table` or `truth`. */
export const fetchReplay = ({ calls }: FinishedGame, as: string, from: number, count: number) =>
  request<Replay>("GET", `${calls}/replay?as=${as}&from=${from}&count=${count}`);

/** The seal that a proof has to have: the hash of its salt and its start (docs/protocol.md). */
export async function sealOf(proof: Proof): Promise<string> {
  const sealed = new TextEncoder().encode(`${proof.salt}\n${JSON.stringify(proof.record.start)}`);
  const hash = await crypto.subtle.digest("SHA-256", sealed);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
