import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mascarade, View } from "../../../server/generated/protocol";
import type { Event, Heard } from "../../../server/visit.svelte";
import { Stage } from "./stage.svelte";

const START = { game: "mascarade" } as Mascarade;
const heard = (number: number): Heard => ({ number, event: [5, 0, 0, 0, 0, -1, 0] as Event, playerAt: [] });
const view = (turn: number) => ({ turn }) as View;

describe("a stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows events one after another, then the table after them", () => {
    const stage = new Stage(START, view(1), () => 100);
    stage.play({ heard: [heard(0), heard(1)], view: view(2) });
    expect([stage.moment?.number, stage.view.turn, stage.busy]).toEqual([0, 1, true]);
    vi.advanceTimersByTime(100);
    expect([stage.moment?.number, stage.shown.length]).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect([stage.moment, stage.view.turn, stage.busy]).toEqual([null, 2, false]);
    expect(stage.past.map(({ number }) => number)).toEqual([0, 1]);
  });

  it("has forgotten what the table has, once it was shown", () => {
    const stage = new Stage(START, view(1), () => 100, [heard(0)]);
    stage.play({ heard: [heard(1), heard(2)], view: view(2), remembered: 2 });
    expect(stage.past.map(({ number }) => number)).toEqual([0]);
    vi.advanceTimersByTime(200);
    expect(stage.past.map(({ number }) => number)).toEqual([2]);
    stage.play({ heard: [heard(3)], view: view(3), remembered: 3 });
    stage.skip();
    expect(stage.past.map(({ number }) => number)).toEqual([3]);
  });

  it("goes on to the next moment when somebody hurries", () => {
    const stage = new Stage(START, view(1), () => 100);
    stage.play({ heard: [heard(0), heard(1)], view: view(2) });
    stage.hurry();
    expect(stage.moment?.number).toBe(1);
    vi.advanceTimersByTime(99);
    expect(stage.busy).toBe(true);
    stage.hurry();
    expect([stage.busy, stage.view.turn]).toEqual([false, 2]);
  });

  it("looks at a moment with what comes next in mind", () => {
    const stage = new Stage(START, view(1), (_, next) => (next ? 50 : 500));
    stage.play({ heard: [heard(0), heard(1)], view: view(2) });
    vi.advanceTimersByTime(50);
    expect(stage.moment?.number).toBe(1);
    vi.advanceTimersByTime(499);
    expect(stage.busy).toBe(true);
  });

  it("hurries by itself when more waits than anybody wants to watch", () => {
    const stage = new Stage(START, view(1), () => 1000);
    stage.play({ heard: [heard(0)], view: view(2) });
    const many = Array.from({ length: 20 }, (_, i) => heard(i + 1));
    stage.play({ heard: many, view: view(3) });
    stage.play({ heard: [heard(21)], view: view(4) });
    vi.advanceTimersByTime(1000);
    expect(stage.moment?.number).toBe(1);
    vi.advanceTimersByTime(500);
    expect(stage.moment?.number).toBe(2);
  });
});
