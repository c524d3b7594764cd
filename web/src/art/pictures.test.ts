import { describe, expect, it } from "vitest";
import { inventedMask } from "./inventedMask.ts";
import { hasPictures, logo, pictureOf } from "./pictures.ts";

describe("pictures", () => {
  it("shows a thing with its drawing", () => {
    expect(pictureOf("thing", "card-back")).toMatch(/things\/card-back\.svg$/);
  });

  it("makes a mask for a name that nobody has drawn", () => {
    expect(pictureOf("mask", "Lantern Bearer")).toBe(inventedMask("Lantern Bearer"));
  });

  it("knows of which kinds there are drawings", () => {
    expect([hasPictures("thing"), hasPictures("term")]).toEqual([true, false]);
  });

  it("knows the logo", () => {
    expect(logo()).toMatch(/face\.svg$/);
  });
});
