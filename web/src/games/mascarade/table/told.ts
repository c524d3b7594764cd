import { Kind } from "../generated/constants";
import type { Header, View } from "../generated/view";
import type { Heard } from "../../../server/visit.svelte";
import type { Language } from "../../../i18n/language";
import { Narrator } from "../words/narrate";

/** What the story may have: all that the table remembers, and the turn that is on the stage, as far as it was shown. */
export function remembered(heard: readonly Heard[], past: readonly Heard[], shown: readonly Heard[]): Heard[] {
  const begin = past.findLastIndex(({ event }) => event[0] === Kind.TURN);
  const onStage = [...past.slice(Math.max(0, begin)), ...shown];
  const until = onStage.at(-1)?.number ?? Infinity;
  const all = new Map([...heard, ...onStage].map((each) => [each.number, each]));
  return [...all.values()].filter(({ number }) => number <= until).sort((a, b) => a.number - b.number);
}

/** Tells any event of a game, whenever it happened, as the viewer heard it. */
export function tellerOf(start: Header, view: View, language: Language): (heard: Heard) => string {
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
