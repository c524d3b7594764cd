// What a step says, in the words of those through whose eyes it is seen.

import type { Grimm, Mascarade, View } from "../protocol";
import type { Happening } from "../wire/visit.svelte";
import { GrimmNarrator } from "../words/grimm/narrate";
import type { Language } from "../words/language";
import { Narrator } from "../words/narrate";

/** A sentence for each thing that happened. */
export function sentencesOf(
  start: Mascarade | Grimm,
  { heard, view }: Happening,
  viewer: number,
  language: Language,
): string[] {
  if (!view) return [];
  const narrator = "seats" in view ? mascarade(view, start, viewer, heard[0]?.playerAt, language) : new GrimmNarrator(language, start.players, viewer);
  return heard.map(({ event }) => narrator.tell(event));
}

function mascarade(
  view: View,
  start: Mascarade | Grimm,
  viewer: number,
  playerAt: readonly number[] | undefined,
  language: Language,
): Narrator {
  const hands = view.seats[0]?.cards.length ?? 1;
  const seating = { hands, centre: view.centre.length, ...(playerAt && { playerAt }) };
  return new Narrator(language, start.players, view.masks, viewer, seating);
}
