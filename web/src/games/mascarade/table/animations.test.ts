import { afterEach, expect, test, vi } from "vitest";
import { Kind } from "../generated/constants";
import { animate } from "./animations";

afterEach(() => vi.unstubAllGlobals());

/** Whether a seat is shaken when its player is fined. */
function isShaken(reducedMotion: boolean): boolean {
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  document.body.innerHTML = '<div><div data-seat="1"></div><div id="layer"></div></div>';
  const shaken = vi.fn();
  (document.querySelector("[data-seat]") as HTMLElement).animate = shaken;
  animate([Kind.FINED, 0, 1, 0, 1, 0, 0], document.querySelector("#layer") as HTMLElement);
  return shaken.mock.calls.length > 0;
}

test("a seat is shaken when its player is fined, but not for those who want stillness", () => {
  expect([isShaken(false), isShaken(true)]).toEqual([true, false]);
});
