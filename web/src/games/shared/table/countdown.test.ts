import { expect, it } from "vitest";
import { secondsLeft, shareLeft } from "./countdown";

it("a countdown goes by the server's clock", () => {
  expect(secondsLeft(20_000, 5_000, 10_000)).toBe(5);
});

it("a countdown counts begun seconds, and stops at none", () => {
  expect(secondsLeft(10_001, 0, 9_000)).toBe(2);
  expect(secondsLeft(10_000, 0, 12_000)).toBe(0);
});

it("a countdown's ring empties", () => {
  expect(shareLeft(20_000, 0, 0, 20_000)).toBe(1);
  expect(shareLeft(20_000, 0, 15_000, 20_000)).toBe(0.25);
  expect(shareLeft(20_000, 0, 30_000, 20_000)).toBe(0);
});
