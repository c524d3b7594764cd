import { expect, it } from "vitest";
import { forARoom, lettersFor } from "./size";

it("letters grow with the screen, and are never smaller than usual", () => {
  expect(lettersFor(1920)).toBe(24);
  expect(lettersFor(3840)).toBe(48);
  expect(lettersFor(360)).toBe(16);
});

it("whoever leaves the wall reads as before", () => {
  const usual = forARoom();
  expect(document.documentElement.style.fontSize).not.toBe("");
  usual();
  expect(document.documentElement.style.fontSize).toBe("");
});
