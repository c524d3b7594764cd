import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameOfTable } from "./finishedGames";
import type { ReviewStatus } from "./generated/protocol";
import { ReviewRun } from "./reviewRun.svelte";

type Answer = ReviewStatus["state"] | { players: string[] } | "unreachable" | "refused";

/** What comes of one request after another. */
let answers: Answer[] = [];

function answer(): Promise<Response> {
  const next = answers.shift();
  if (next === undefined) throw new Error("nothing more should be asked");
  if (next === "unreachable") return Promise.reject(new TypeError("Failed to fetch"));
  if (next === "refused") return Promise.resolve(Response.json({ code: "private", text: "this game is private" }, { status: 403 }));
  return Promise.resolve(Response.json(typeof next === "string" ? { id: "a", budget: "default", state: next } : next));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(answer));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("follows a review no longer that was cancelled in another tab, and can be asked for again", async () => {
  const run = new ReviewRun(gameOfTable("ABCD", 1), "default");
  answers = ["running", "none"];
  await run.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.status?.state).toBe("none");
  expect(fetch).toHaveBeenCalledTimes(2);

  answers = ["queued", "done", { players: ["Ann", "Bob"] }];
  await run.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.overview?.players).toEqual(["Ann", "Bob"]);
});

it("goes on following a review when the server can be reached again", async () => {
  const run = new ReviewRun(gameOfTable("ABCD", 1), "default");
  answers = ["running", "unreachable", "unreachable", "running", "done", "unreachable", "done", { players: ["Ann", "Bob"] }];
  await run.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.refusal).toBeUndefined();
  expect(run.overview?.players).toEqual(["Ann", "Bob"]);
});

it("says at once that a review cannot be asked for, or no longer read", async () => {
  const run = new ReviewRun(gameOfTable("ABCD", 1), "default");
  answers = ["unreachable"];
  await run.ask();
  expect(run.refusal).toBe("");

  answers = ["running", "refused"];
  await run.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.refusal).toBe("this game is private");
  expect(answers).toEqual([]);
});

it("is quiet once it was cancelled, whatever comes of the last question", async () => {
  const run = new ReviewRun(gameOfTable("ABCD", 1), "default");
  answers = ["running", "unreachable", "none"];
  await run.ask();
  vi.advanceTimersByTime(1000);
  await run.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([run.status, run.refusal, answers]).toEqual([undefined, undefined, []]);
});
