import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, GameUpdate, GameView } from "../../../server/game";
import { type Pacing, Stage } from "./stage.svelte";

const HEADER = { game: "any", players: ["Ann", "Bob"] };

/** Views are told apart by who decides. */
const view = (decider: number) => ({ decider }) as GameView;

function update(decider: number, count: number): GameUpdate {
  const events = Array.from({ length: count }, (_, number) => ({
    number,
    event: [number, 0, 0, 0, 0, -1, 0] as const,
    playerAt: [0, 1],
  }));
  return { events, view: view(decider) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an update waits for the one before it", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.play(update(1, 1));
  stage.play(update(2, 1));

  vi.advanceTimersByTime(100);
  expect([stage.view.decider, stage.busy]).toEqual([1, true]);

  vi.advanceTimersByTime(100);
  expect([stage.view.decider, stage.busy]).toEqual([2, false]);
});

test("after an absence the stage shows the table as it is, not every event missed", () => {
  const stage = new Stage(HEADER, view(0), () => 1000);

  for (let turn = 1; turn <= 30; turn++) stage.play(update(turn, 3));

  expect(stage.view.decider).toBeGreaterThan(10);
  vi.runAllTimers();
  expect([stage.view.decider, stage.busy]).toEqual([30, false]);
});

test("at twice the speed it takes half the time", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.speed = 2;
  stage.play(update(1, 2));

  vi.advanceTimersByTime(100);

  expect(stage.view.decider).toBe(1);
});

test("what has to be remembered keeps its time, whoever decides next", () => {
  const pacing: Pacing = Object.assign(() => 1000, { keepsPace: ([kind]: GameEvent) => kind === 0 });
  const stage = new Stage(HEADER, view(0), pacing);
  stage.seat = 1;
  stage.play(update(1, 2));
  vi.advanceTimersByTime(999);
  expect(stage.current?.number).toBe(0);
  vi.advanceTimersByTime(1 + 800);
  expect(stage.busy).toBe(false);
});

test("the stage hurries towards our own decision, but what matters stays long enough", () => {
  const durations = [3000, 900, 100];
  const stage = new Stage(HEADER, view(0), ([kind]) => durations[kind] ?? 0);
  stage.seat = 1;
  stage.play(update(2, 3));
  vi.advanceTimersByTime(3000 + 900 + 100 - 1);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(1);
  stage.play(update(1, 3));
  vi.advanceTimersByTime(1500 + 800 + 50 - 1);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(1);

  expect([stage.view.decider, stage.busy]).toEqual([1, false]);
});

test("a jump to another view drops pending events", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.play(update(1, 3));

  stage.jumpTo(view(9));
  vi.runAllTimers();

  expect([stage.view.decider, stage.busy, stage.current]).toEqual([9, false, null]);
});

test("everything before our own question is shown before its clock starts", () => {
  const stage = new Stage(HEADER, view(0), () => 2000);
  stage.seat = 1;
  stage.play(update(2, 10));
  vi.advanceTimersByTime(2000);
  stage.askedBy = Date.now() + 6000;
  stage.play(update(1, 5));
  vi.advanceTimersByTime(5000);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(999);

  expect([stage.view.decider, stage.busy]).toEqual([1, false]);
});

test("a clock that waits for somebody else hurries nobody", () => {
  const stage = new Stage(HEADER, view(0), () => 2000);
  stage.seat = 1;
  stage.askedBy = Date.now() + 1000;
  stage.play(update(2, 2));
  vi.advanceTimersByTime(3999);

  expect(stage.busy).toBe(true);
});
