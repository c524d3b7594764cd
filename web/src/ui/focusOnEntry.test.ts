import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = "";
});

function screen(): HTMLElement {
  return document.body.appendChild(document.createElement("main"));
}

test("the first screen does not take the focus", async () => {
  const { focusOnEntry } = await import("./focusOnEntry");
  focusOnEntry(screen());
  await tick();
  expect(document.activeElement).toBe(document.body);
});

test("the next screen takes the focus, if nothing else has it", async () => {
  const { focusOnEntry } = await import("./focusOnEntry");
  focusOnEntry(screen());
  const next = screen();
  focusOnEntry(next);
  await tick();
  expect(document.activeElement).toBe(next);
});

test("what has the focus keeps it", async () => {
  const { focusOnEntry } = await import("./focusOnEntry");
  focusOnEntry(screen());
  const input = document.body.appendChild(document.createElement("input"));
  focusOnEntry(screen());
  input.focus();
  await tick();
  expect(document.activeElement).toBe(input);
});
