/** A mask or a character that is shown: the name its picture goes by, and what it is called here. */
export interface Shown {
  kind: "mask" | "character";
  name: string;
  label: string;
}

export const mask = (name: string | undefined, label: string): Shown => ({ kind: "mask", name: name ?? "", label });
export const character = (name: string | undefined, label: string): Shown => ({ kind: "character", name: name ?? "", label });
