import { describe, expect, it } from "vitest";
import { inventedMask, inventedMaskDrawing } from "./inventedMask.ts";
import { COLOURS } from "./palette.ts";

const NAMES = ["Alchemist", "Lantern Bearer", "Żmij", "Чугайстер", "Gondolier", "", "<&\"'>", "🎭", "a".repeat(200)];

function parsed(name: string): Document {
  return new DOMParser().parseFromString(inventedMaskDrawing(name), "image/svg+xml");
}

describe("a mask that somebody invented", () => {
  it("has the same drawing every time, however its name is typed", () => {
    for (const name of NAMES) expect(inventedMask(name)).toBe(inventedMask(name));
    expect(inventedMask(" alchemist ")).toBe(inventedMask("Alchemist"));
  });

  it.each(NAMES)("is a well-formed drawing for %j", (name) => {
    const root = parsed(name).documentElement;

    expect(parsed(name).querySelector("parsererror")).toBeNull();
    expect(root.getAttribute("viewBox")).toBe("0 0 200 200");
    expect(inventedMaskDrawing(name)).not.toMatch(/undefined|NaN/);
  });

  it("finds every piece that it refers to", () => {
    const drawing = parsed("Alchemist");
    const uses = [...drawing.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

    expect(uses.length).toBeGreaterThan(3);
    for (const href of uses) expect(drawing.querySelector(href), href).not.toBeNull();
  });

  it("uses only the palette", () => {
    const house = new Set<string>(Object.values(COLOURS));
    const used = NAMES.flatMap((name) => inventedMaskDrawing(name).match(/#[0-9a-f]{6}/g) ?? []);

    expect(used.filter((colour) => !house.has(colour))).toEqual([]);
  });

  it("is nearly unique", () => {
    const names = Array.from({ length: 300 }, (_, n) => `Guest ${n}`);

    expect(new Set(names.map(inventedMask)).size).toBeGreaterThan(290);
  });

  it("can be shown by an image", () => {
    const [head, body] = inventedMask("Alchemist").split(",", 2);

    expect(head).toBe("data:image/svg+xml");
    expect(decodeURIComponent(body ?? "")).toBe(inventedMaskDrawing("Alchemist"));
  });
});
