import { say } from "../../../i18n/language.svelte";
import type { Chapter } from "../../shared/learn/chapter";

const CHAPTERS: [part: string, kind: string, id: string][] = [
  ["goal", "thing", "coin"],
  ["masks", "thing", "card-back"],
  ["turn", "thing", "hands-under-table"],
  ["claims", "mask", "King"],
  ["court", "thing", "court"],
  ["shown", "mask", "Inquisitor"],
];

export function chapters(): Chapter[] {
  return CHAPTERS.map(([part, ...picture]) => ({
    title: say(`learn-mascarade-${part}-title`),
    text: say(`learn-mascarade-${part}`),
    picture,
  }));
}
