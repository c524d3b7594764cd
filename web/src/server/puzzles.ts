// Puzzles: which there are, what one asks, and its answer.

import type { PuzzleAnswer, PuzzleList, PuzzlePosition } from "./generated/protocol";
import { request } from "./httpClient";

const address = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;

export const fetchPuzzles = () => request<PuzzleList>("GET", "/api/puzzles");
export const fetchPuzzle = (id: string) => request<PuzzlePosition>("GET", address(id));
/** The answer, with sentences in a language. */
export const fetchPuzzleAnswer = (id: string, language: string) =>
  request<PuzzleAnswer>("GET", `${address(id)}/answer?language=${language}`);
