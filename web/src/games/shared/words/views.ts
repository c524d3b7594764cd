// What a narrator needs to know of a table, out of a view of any game: its document says where things stand.

import type { Language } from "../../../i18n/language";
import type { GameView } from "../../../server/game";
import type { Telling } from "../../../server/generated/protocol";
import { bitsOf } from "./events";
import { Narrator, type KnownFacts, type NarratedTable, type Value } from "./narrator";

interface Person {
  player: number;
  name: string;
}

/** The names, viewer, cards and seats of a view. */
export function tableIn({ view: paths = {} }: Telling, view: GameView): NarratedTable {
  const people = (at(view, paths.people ?? "players") ?? []) as readonly (string | Person)[];
  const names: string[] = [];
  people.forEach((person, i) => (typeof person === "string" ? (names[i] = person) : (names[person.player] = person.name)));
  const given = Object.entries(paths.given ?? {}).map(([name, path]) => [name, at(view, path)]);
  return {
    names,
    viewer: view.viewer,
    given: Object.fromEntries(given) as Record<string, readonly string[]>,
    hands: paths.hand ? countAt(view, paths.hand) : 1,
    centre: paths.centre ? countAt(view, paths.centre) : 0,
    playerAt: people.map((person, i) => (typeof person === "string" ? i : person.player)),
  };
}

/** What the options and the question of a view are told about. */
export function factsIn({ view: paths = {} }: Telling, view: GameView): KnownFacts {
  const own = Object.entries(paths.facts ?? {}).map(([name, path]) => [name, asSet(at(view, path))]);
  return { phase: at(view, "phase") as string, decider: view.decider, ...Object.fromEntries(own) };
}

/** A move as a line of the menu of whoever has this view. */
export function moveWords(telling: Telling, view: GameView, move: number, language: Language): string {
  return new Narrator(telling, language, tableIn(telling, view)).option(move, factsIn(telling, view));
}

/** What the table waits for. */
export function questionWords(telling: Telling, view: GameView, language: Language): string {
  return new Narrator(telling, language, tableIn(telling, view)).question(factsIn(telling, view));
}

/** What the decider is told beside the question. */
export function notesIn(telling: Telling, view: GameView, language: Language): string[] {
  return new Narrator(telling, language, tableIn(telling, view)).notes(factsIn(telling, view));
}

/** A list of numbers as bits; anything else as it is. */
function asSet(value: unknown): Value {
  return Array.isArray(value) ? bitsOf(value as number[]) : (value as Value);
}

/** What stands at a path in a view, e.g. `question.offer`; undefined if there is nothing. */
function at(view: GameView, path: string): unknown {
  let found: unknown = view;
  for (const part of path.split(".")) found = (found as Readonly<Record<string, unknown>> | null | undefined)?.[part];
  return found;
}

function countAt(view: GameView, path: string): number {
  return (at(view, path) as readonly unknown[] | undefined)?.length ?? 0;
}
