import type { Proof, Replay, FinishedStory } from "./generated/protocol";
import { request } from "./httpClient";

/** The address of a finished game, where its proof is. */
export const gameAddress = (code: string, number: number) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;

export const fetchProof = (code: string, number: number) => request<Proof>("GET", gameAddress(code, number));
export const fetchStory = (code: string, number: number) => request<FinishedStory>("GET", `${gameAddress(code, number)}/story`);

/** Steps of a finished game as one viewer saw them; `as` is a player's number, `table` or `truth`. */
export const fetchReplay = (code: string, number: number, as: string, from: number, count: number) =>
  request<Replay>("GET", `${gameAddress(code, number)}/replay?as=${as}&from=${from}&count=${count}`);

/** The seal that a proof has to have: the hash of its salt and its start (docs/protocol.md). */
export async function sealOf(proof: Proof): Promise<string> {
  const sealed = new TextEncoder().encode(`${proof.salt}\n${JSON.stringify(proof.record.start)}`);
  const hash = await crypto.subtle.digest("SHA-256", sealed);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
