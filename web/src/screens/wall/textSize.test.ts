import { expect, it } from "vitest";
import { enlargeText, fontSizeFor } from "./textSize";

it("letters grow with the screen, and are never smaller than usual", () => {
  expect(fontSizeFor(1920)).toBe(24);
  expect(fontSizeFor(3840)).toBe(48);
  expect(fontSizeFor(360)).toBe(16);
});

it("leaving the wall restores the text size", () => {
  const usual = enlargeText();
  expect(document.documentElement.style.fontSize).not.toBe("");
  usual();
  expect(document.documentElement.style.fontSize).toBe("");
});
