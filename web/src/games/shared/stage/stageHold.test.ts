import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUpdate, GameView } from "../../../server/game";
import { Stage } from "./stage.svelte";

const HEADER = { game: "any", players: ["Ann", "Bob"] };

/** Views are told apart by who decides. */
const view = (decider: number) => ({ decider, question: null }) as unknown as GameView;

function update(decider: number, first: number, count: number): GameUpdate {
  const events = Array.from({ length: count }, (_, index) => ({
    number: first + index,
    event: [5, 0, 0, 0, 0, -1, 0] as const,
    playerAt: [0, 1],
  }));
  return { events, view: view(decider) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a held stage stands still until it is released", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.play(update(1, 0, 2));
  stage.hold();
  vi.advanceTimersByTime(100_000);
  expect([stage.moment, stage.held, stage.busy]).toEqual(["event-0", true, true]);

  stage.release();
  vi.advanceTimersByTime(100);
  expect([stage.moment, stage.held]).toEqual(["event-1", false]);
  vi.advanceTimersByTime(100);
  expect([stage.moment, stage.view.decider]).toEqual(["table-1", 1]);
});

test("nothing begins on a stage that was held before anything came", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.hold();
  stage.play(update(1, 0, 1));
  vi.runAllTimers();
  expect([stage.current, stage.busy]).toEqual([null, false]);
  stage.release();
  expect(stage.moment).toBe("event-0");
});

test("a stage that was held never jumps ahead, however far behind it is", () => {
  const stage = new Stage(HEADER, view(0), () => 1000);
  stage.play(update(1, 0, 1));
  stage.hold();
  for (let turn = 1; turn <= 100; turn++) stage.play(update(turn, turn, 1));
  expect(stage.moment).toBe("event-0");

  stage.release();
  stage.play(update(101, 101, 1));
  const moments = new Set<string>();
  while (stage.busy) {
    moments.add(stage.moment);
    vi.advanceTimersByTime(100);
  }
  expect(moments.size).toBe(102);
});

test("the viewer can go on from a held stage by skipping", () => {
  const stage = new Stage(HEADER, view(0), () => 100);
  stage.play(update(1, 0, 2));
  stage.hold();
  stage.skipEvent();
  expect([stage.moment, stage.held]).toEqual(["event-1", false]);
  stage.hold();
  stage.skipAll();
  expect([stage.busy, stage.held, stage.view.decider]).toEqual([false, false, 1]);
});
