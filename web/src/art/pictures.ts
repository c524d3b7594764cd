import { inventedMask } from "./inventedMask.ts";

const FILES = import.meta.glob<string>(["./**/*.svg", "../games/*/art/**/*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of the drawings by folder and file: `masks/king`. */
const DRAWINGS = new Map(Object.entries(FILES).map(([path, address]) => [path.split("/").slice(-2).join("/"), address]));

/** The address of a drawing: of the kind `mask` in a folder `masks`. What has no drawing gets a mask generated from its name. */
export function pictureOf(kind: string, id: string): string {
  return DRAWINGS.get(`${kind}s/${slug(id)}.svg`) ?? inventedMask(id);
}

/** Whether there are drawings of a kind. */
export function hasPictures(kind: string): boolean {
  return [...DRAWINGS.keys()].some((file) => file.startsWith(`${kind}s/`));
}

/** The two-faced mask between candles. */
export function logo(): string {
  return DRAWINGS.get("./face.svg") ?? inventedMask("Ridotto");
}

/** The file name for a name on a card. */
export function slug(id: string): string {
  return id.toLowerCase().replaceAll(" ", "-");
}
