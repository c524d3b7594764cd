import type { Mascarade, View } from "../protocol";
import type { Heard } from "../wire/visit.svelte";
import type { Language } from "../words/language";
import { Narrator } from "../words/narrate";

/** Tells any event of a game, whenever it happened, as the viewer heard it. */
export function tellerOf(start: Mascarade, view: View, language: Language): (heard: Heard) => string {
  const hands = view.seats[0]?.cards.length ?? 1;
  const centre = view.centre.length;
  const said = new WeakMap<Heard, string>();
  return (heard) => {
    const words = said.get(heard) ?? tell(heard);
    said.set(heard, words);
    return words;
  };

  function tell({ event, playerAt }: Heard): string {
    const seating = { hands, centre, playerAt };
    return new Narrator(language, start.players, view.masks, view.viewer, seating).tell(event);
  }
}
