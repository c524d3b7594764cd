import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameView, NumberedEvent } from "../../../server/game";
import { Stage } from "./stage.svelte";

const HEADER = { game: "any", players: [] };
const event = (number: number): NumberedEvent => ({ number, event: [5, 0, 0, 0, 0, -1, 0], playerAt: [] });
/** Views are told apart by who decides. */
const view = (decider: number) => ({ decider }) as GameView;

describe("a stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows events one after another, then the table after them", () => {
    const stage = new Stage(HEADER, view(1), () => 100);
    stage.play({ events: [event(0), event(1)], view: view(2) });
    expect([stage.current?.number, stage.view.decider, stage.busy]).toEqual([0, 1, true]);
    vi.advanceTimersByTime(100);
    expect([stage.current?.number, stage.played.length]).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect([stage.current, stage.view.decider, stage.busy]).toEqual([null, 2, false]);
    expect(stage.past.map(({ number }) => number)).toEqual([0, 1]);
  });

  it("forgets what the table has forgotten, once it was shown", () => {
    const stage = new Stage(HEADER, view(1), () => 100, [event(0)]);
    stage.play({ events: [event(1), event(2)], view: view(2), remembered: 2 });
    expect(stage.past.map(({ number }) => number)).toEqual([0]);
    vi.advanceTimersByTime(200);
    expect(stage.past.map(({ number }) => number)).toEqual([2]);
    stage.play({ events: [event(3)], view: view(3), remembered: 3 });
    stage.skipAll();
    expect(stage.past.map(({ number }) => number)).toEqual([3]);
  });

  it("goes on to the next event when the viewer taps", () => {
    const stage = new Stage(HEADER, view(1), () => 100);
    stage.play({ events: [event(0), event(1)], view: view(2) });
    stage.skipEvent();
    expect(stage.current?.number).toBe(1);
    vi.advanceTimersByTime(99);
    expect(stage.busy).toBe(true);
    stage.skipEvent();
    expect([stage.busy, stage.view.decider]).toEqual([false, 2]);
  });

  it("knows the next event while it shows one", () => {
    const stage = new Stage(HEADER, view(1), (_, next) => (next ? 50 : 500));
    stage.play({ events: [event(0), event(1)], view: view(2) });
    vi.advanceTimersByTime(50);
    expect(stage.current?.number).toBe(1);
    vi.advanceTimersByTime(499);
    expect(stage.busy).toBe(true);
  });

  it("speeds up by itself when too much is waiting", () => {
    const stage = new Stage(HEADER, view(1), () => 1000);
    stage.play({ events: [event(0)], view: view(2) });
    const many = Array.from({ length: 20 }, (_, i) => event(i + 1));
    stage.play({ events: many, view: view(3) });
    stage.play({ events: [event(21)], view: view(4) });
    vi.advanceTimersByTime(1000);
    expect(stage.current?.number).toBe(1);
    vi.advanceTimersByTime(800);
    expect(stage.current?.number).toBe(2);
  });
});
