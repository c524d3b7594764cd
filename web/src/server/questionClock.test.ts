import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionClock } from "./questionClock.svelte";

const NOW = 1_700_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function waiting(): QuestionClock {
  const clock = new QuestionClock();
  clock.take(4, NOW + 16_000, NOW + 6_000, 0);
  return clock;
}

test("no time runs until the question is shown", () => {
  const clock = waiting();
  expect([clock.due, clock.starts]).toEqual([null, NOW + 6_000]);

  clock.run(NOW + 12_000);
  expect([clock.due, clock.starts]).toEqual([NOW + 12_000, null]);
});

test("at the latest the time runs after the allowance", () => {
  const clock = waiting();
  vi.advanceTimersByTime(5_999);
  expect(clock.due).toBeNull();

  vi.advanceTimersByTime(1);
  expect(clock.due).toBe(NOW + 16_000);
});

test("the allowance is counted by the server's clock", () => {
  const clock = new QuestionClock();
  clock.take(4, NOW + 3_600_000 + 16_000, NOW + 3_600_000 + 6_000, 3_600_000);
  vi.advanceTimersByTime(6_000);

  expect(clock.due).toBe(NOW + 3_600_000 + 16_000);
});

test("a remark does not stop a clock that runs", () => {
  const clock = waiting();
  clock.run(NOW + 12_000);
  clock.take(4, NOW + 16_000, NOW + 6_000, 0);

  expect(clock.due).toBe(NOW + 12_000);
});

test("after a pause, and for the next question, it waits again", () => {
  const clock = waiting();
  clock.run(NOW + 12_000);
  clock.take(4, NOW + 50_000, NOW + 40_000, 0);
  expect([clock.due, clock.starts]).toEqual([null, NOW + 40_000]);

  clock.take(5, NOW + 60_000, null, 0);
  vi.advanceTimersByTime(60_000);
  expect(clock.due).toBe(NOW + 60_000);
});

test("without a clock there is neither", () => {
  const clock = new QuestionClock();
  clock.take(0, null, null, 0);

  expect([clock.due, clock.starts]).toEqual([null, null]);
});

test("after a reconnection the server is believed", () => {
  const clock = waiting();
  clock.run(NOW + 12_000);
  clock.restart(0);

  expect([clock.due, clock.starts]).toEqual([null, NOW + 6_000]);

  clock.run(NOW + 12_500);
  clock.take(4, NOW + 16_000, NOW + 6_000, 0);
  expect(clock.due).toBe(NOW + 12_500);
});

test("another server that does not know what was shown has the latest time, and no clock stands at zero before it", () => {
  const clock = waiting();
  clock.run(NOW + 10_000);
  vi.advanceTimersByTime(9_000);
  clock.restart(0);

  expect([clock.due, clock.starts]).toEqual([NOW + 16_000, null]);
});
