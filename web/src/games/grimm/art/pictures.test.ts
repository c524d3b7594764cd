import { expect, it } from "vitest";
import { inventedMask } from "../../../art/inventedMask";
import { pictureOf } from "../../../art/pictures";

it.each([
  ["character", "Red Riding Hood", "grimm/art/characters/red-riding-hood.svg"],
  ["artifact", "Glass Slipper", "grimm/art/artifacts/glass-slipper.svg"],
  ["action", "Peek at the Guest List", "grimm/art/actions/peek-at-the-guest-list.svg"],
])("the %s %s is drawn in %s", (kind, id, file) => {
  expect(pictureOf(kind, id)).toMatch(new RegExp(`${file}$`));
});

it("the crown is not a mask", () => {
  expect(pictureOf("mask", "Crown")).toBe(inventedMask("Crown"));
});
