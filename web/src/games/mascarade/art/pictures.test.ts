import { expect, it } from "vitest";
import { pictureOf } from "../../../art/pictures";

it.each([
  ["mask", "King", "mascarade/art/masks/king.svg"],
  ["mask", "Puppet Master", "mascarade/art/masks/puppet-master.svg"],
])("the %s %s is drawn in %s", (kind, id, file) => {
  expect(pictureOf(kind, id)).toMatch(new RegExp(`${file}$`));
});
