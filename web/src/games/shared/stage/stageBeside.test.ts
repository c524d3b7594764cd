import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUpdate, GameView } from "../../../server/game";
import { pacingFrom } from "./pacingTable";
import { Stage } from "./stage.svelte";

const [DRAW, KEEP, UNMASK] = [1, 2, 3];
const PACING = pacingFrom({ usual: 900, times: {}, last: {}, breath: {}, steps: { [DRAW]: 300, [KEEP]: 400 } });
const view = (decider: number) => ({ decider }) as GameView;
let numbered = 0;

function update(decider: number, ...kinds: number[]): GameUpdate {
  const events = kinds.map((kind) => ({ number: numbered++, event: [kind, 0, 0, 0, 0, -1, 0] as const, playerAt: [] }));
  return { events, view: view(decider) };
}

const inSight = (stage: Stage) => stage.shown.map(({ number }) => number);

beforeEach(() => {
  numbered = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("an event that belongs beside the one before it begins while that is still in sight", () => {
  const stage = new Stage({ game: "any", players: [] }, view(1), PACING);
  stage.play(update(2, DRAW, KEEP, DRAW));
  vi.advanceTimersByTime(300);
  expect([stage.current?.number, inSight(stage)]).toEqual([1, [0, 1]]);
  vi.advanceTimersByTime(599);
  expect(inSight(stage)).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(1);
  expect(inSight(stage)).toEqual([1, 2]);
  vi.advanceTimersByTime(699);
  expect([stage.busy, inSight(stage)]).toEqual([true, [2]]);
  vi.advanceTimersByTime(1);
  expect(stage.busy).toBe(false);
});

test("it also joins the last event of the update before, as soon as it comes", () => {
  const stage = new Stage({ game: "any", players: [] }, view(1), PACING);
  stage.play(update(2, DRAW));
  vi.advanceTimersByTime(500);
  stage.play(update(3, KEEP));
  vi.advanceTimersByTime(0);
  expect([stage.current?.number, stage.view.decider, inSight(stage)]).toEqual([1, 2, [0, 1]]);
  vi.advanceTimersByTime(400);
  expect(inSight(stage)).toEqual([1]);
});

test("what covers the table waits until everything before it was seen, and is seen alone", () => {
  const stage = new Stage({ game: "any", players: [] }, view(1), PACING);
  stage.play(update(2, DRAW, UNMASK, DRAW));
  vi.advanceTimersByTime(899);
  expect(inSight(stage)).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(inSight(stage)).toEqual([1]);
  vi.advanceTimersByTime(900);
  expect(inSight(stage)).toEqual([2]);
});

test("when the stage hurries, events follow each other as before and stay for at least 0.8 seconds", () => {
  const stage = new Stage({ game: "any", players: [] }, view(1), PACING);
  stage.seat = 2;
  stage.play(update(2, DRAW, KEEP));
  vi.advanceTimersByTime(299);
  expect(inSight(stage)).toEqual([0]);
  vi.advanceTimersByTime(500);
  expect(inSight(stage)).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(inSight(stage)).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(stage.busy).toBe(false);
});
