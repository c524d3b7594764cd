// What a step says, in the words of those through whose eyes it is seen.

import type { Grimm, Mascarade, View } from "../../server/generated/protocol";
import type { Happening } from "../../server/visit.svelte";
import { GrimmNarrator } from "../../games/grimm/words/narrate";
import type { Language } from "../../i18n/language";
import { Narrator } from "../../games/mascarade/words/narrate";

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
