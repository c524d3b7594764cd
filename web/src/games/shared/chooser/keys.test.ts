import { afterEach, expect, test } from "vitest";
import { meantBy } from "./keys";

afterEach(() => {
  document.body.innerHTML = "";
});

/** What a key means when it is pressed on an element. */
function pressed(key: string, on: HTMLElement = document.body, init: KeyboardEventInit = {}): number | "back" | undefined {
  let meant: number | "back" | undefined;
  on.addEventListener("keydown", (event) => (meant = meantBy(event)), { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, ...init }));
  return meant;
}

test("numbers choose, and Escape goes back", () => {
  expect([pressed("1"), pressed("9"), pressed("Escape")]).toEqual([0, 8, "back"]);
});

test("other keys mean nothing", () => {
  expect([pressed("0"), pressed("a"), pressed("Enter"), pressed(" "), pressed("F1")].every((meant) => meant === undefined)).toBe(true);
});

test("digits typed into a text field choose nothing", () => {
  expect(pressed("1", document.body.appendChild(document.createElement("input")))).toBeUndefined();
  expect(pressed("1", document.body.appendChild(document.createElement("textarea")))).toBeUndefined();
});

test("digits with a modifier key belong to the browser", () => {
  expect(pressed("1", document.body, { ctrlKey: true })).toBeUndefined();
});

test("nothing is chosen behind a sheet", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  expect(pressed("1")).toBeUndefined();
});
