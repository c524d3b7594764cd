import type { Proof, ReplayTold, StoryTold } from "./generated/protocol";
import { ask } from "./asking";

const game = (code: string, number: number) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;

/** Where the proof of a finished game is. */
export const proofAt = game;
export const proofOf = (code: string, number: number) => ask<Proof>("GET", game(code, number));
export const storyOf = (code: string, number: number) => ask<StoryTold>("GET", `${game(code, number)}/story`);

/** Steps of a finished game as somebody saw them; `as` is a player's number, `table` or `truth`. */
export const replayOf = (code: string, number: number, as: string, from: number, count: number) =>
  ask<ReplayTold>("GET", `${game(code, number)}/replay?as=${as}&from=${from}&count=${count}`);

/** The seal that a proof has to have: the hash of its salt and its start, as docs/protocol.md tells. */
export async function sealOf(proof: Proof): Promise<string> {
  const sealed = new TextEncoder().encode(`${proof.salt}\n${JSON.stringify(proof.record.start)}`);
  const hash = await crypto.subtle.digest("SHA-256", sealed);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
