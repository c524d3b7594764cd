import { expect, it, vi } from "vitest";
import { enlargeText, fittingSize, fontSizeFor } from "./textSize";

it("letters grow with the screen, and are never smaller than usual", () => {
  expect(fontSizeFor(1920)).toBe(24);
  expect(fontSizeFor(3840)).toBe(48);
  expect(fontSizeFor(360)).toBe(16);
});

it("leaving the wall restores the text size", () => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  const usual = enlargeText();
  expect(document.documentElement.style.fontSize).not.toBe("");
  usual();
  expect(document.documentElement.style.fontSize).toBe("");
});

it("is smaller on a TV on which not everything would be in sight, and no smaller than can be read", () => {
  expect(fittingSize(1920, () => false)).toBe(24);
  expect(fittingSize(1920, (size) => size > 20)).toBeGreaterThan(18);
  expect(fittingSize(1920, (size) => size > 20)).toBeLessThanOrEqual(20);
  expect(fittingSize(1920, () => true)).toBe(11);
  expect(fittingSize(740, () => true)).toBe(16);
});
