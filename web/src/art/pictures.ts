/** Which drawing shows which thing. */

import { blankMask } from "./blank.ts";

export type Kind = "mask" | "character" | "artifact" | "action" | "thing";

const FOLDERS: Record<Kind, string> = {
  mask: "../games/mascarade/art/masks",
  character: "../games/grimm/art/characters",
  artifact: "../games/grimm/art/artifacts",
  action: "../games/grimm/art/actions",
  thing: "./things",
};

const DRAWINGS = import.meta.glob<string>(["./**/*.svg", "../games/*/art/**/*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the drawing of something lies. What nobody has drawn gets a mask made from its name. */
export function pictureOf(kind: Kind, id: string): string {
  return DRAWINGS[`${FOLDERS[kind]}/${slug(id)}.svg`] ?? blankMask(id);
}

/** The two-faced mask between candles: the face of Ridotto. */
export function faceOfRidotto(): string {
  return DRAWINGS["./face.svg"] ?? blankMask("Ridotto");
}

/** The name of a file for a name on a card. */
export function slug(id: string): string {
  return id.toLowerCase().replaceAll(" ", "-");
}
