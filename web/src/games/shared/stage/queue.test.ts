import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../../server/generated/protocol";
import type { Happening } from "../../../server/visit.svelte";
import { Stage } from "./stage.svelte";

const START = { game: "mascarade" as const, edition: 1, players: ["Ann", "Bob"], masks: [], cards: [], seed: "0" };

function view(turn: number): View {
  return { turn } as View;
}

function happening(turn: number, events: number): Happening {
  const heard = Array.from({ length: events }, (_, number) => ({
    number,
    event: [number, 0, 0, 0, 0, -1, 0] as [number, number, number, number, number, number, number],
    playerAt: [0, 1],
  }));
  return { heard, view: view(turn) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a happening waits for the one before it", () => {
  const stage = new Stage(START, view(0), () => 100);
  stage.play(happening(1, 1));
  stage.play(happening(2, 1));

  vi.advanceTimersByTime(100);
  expect([stage.view.turn, stage.busy]).toEqual([1, true]);

  vi.advanceTimersByTime(100);
  expect([stage.view.turn, stage.busy]).toEqual([2, false]);
});

test("whoever was away sees the table as it is, not all that they have missed", () => {
  const stage = new Stage(START, view(0), () => 1000);

  for (let turn = 1; turn <= 30; turn++) stage.play(happening(turn, 3));

  expect(stage.view.turn).toBeGreaterThan(10);
  vi.runAllTimers();
  expect([stage.view.turn, stage.busy]).toEqual([30, false]);
});

test("at twice the speed it takes half the time", () => {
  const stage = new Stage(START, view(0), () => 100);
  stage.speed = 2;
  stage.play(happening(1, 2));

  vi.advanceTimersByTime(100);

  expect(stage.view.turn).toBe(1);
});

test("looking at another table forgets what was to be shown", () => {
  const stage = new Stage(START, view(0), () => 100);
  stage.play(happening(1, 3));

  stage.look(view(9));
  vi.runAllTimers();

  expect([stage.view.turn, stage.busy, stage.moment]).toEqual([9, false, null]);
});
