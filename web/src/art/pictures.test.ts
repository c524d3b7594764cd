import { describe, expect, it } from "vitest";
import { blankMask } from "./blank.ts";
import { faceOfRidotto, pictureOf, type Kind } from "./pictures.ts";

const DRAWN: [Kind, string, string][] = [
  ["mask", "King", "mascarade/art/masks/king.svg"],
  ["mask", "Puppet Master", "mascarade/art/masks/puppet-master.svg"],
  ["character", "Red Riding Hood", "grimm/art/characters/red-riding-hood.svg"],
  ["artifact", "Glass Slipper", "grimm/art/artifacts/glass-slipper.svg"],
  ["action", "Peek at the Guest List", "grimm/art/actions/peek-at-the-guest-list.svg"],
  ["thing", "hands-under-table", "things/hands-under-table.svg"],
];

describe("pictures", () => {
  it.each(DRAWN)("shows the %s %s with %s", (kind, id, file) => {
    expect(pictureOf(kind, id)).toMatch(new RegExp(`${file}$`));
  });

  it("does not take the crown of the Grimm ball for a mask", () => {
    expect(pictureOf("mask", "Crown")).toBe(blankMask("Crown"));
  });

  it("makes a mask for a name that nobody has drawn", () => {
    expect(pictureOf("mask", "Lantern Bearer")).toBe(blankMask("Lantern Bearer"));
  });

  it("knows the face of Ridotto", () => {
    expect(faceOfRidotto()).toMatch(/face\.svg$/);
  });
});
