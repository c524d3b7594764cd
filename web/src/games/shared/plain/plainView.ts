// What can be read from the view of any game, whatever else is in it.

import type { GameHeader, GameView } from "../../../server/game";
import type { PlayerScore } from "../../kind";

/** A player as the plain table shows them. */
export interface PlainSeat {
  player: number;
  name: string;
  /** Whatever a view says of a player in numbers, by the names it has for them. */
  numbers: [name: string, value: number][];
  isDeciding: boolean;
  won: boolean;
}

type Entry = Readonly<Record<string, unknown>>;

/** Words under which a view may list its players. */
const LISTS = ["seats", "players", "guests"];
/** Words under which a player may have a score. */
const SCORES = ["score", "points", "coins", "roses"];
/** Numbers that say which player it is. */
const IDS = new Set(["player", "seat", "number", "id"]);

/** The players in the order of the header, with what the view says of them. */
export function seatsIn(view: GameView, { players }: GameHeader): PlainSeat[] {
  const entries = entriesIn(view);
  return players.map((name, player) => ({
    player,
    name,
    numbers: numbersIn(entries.find((entry, index) => playerOf(entry, index) === player) ?? {}),
    isDeciding: view.decider === player,
    won: view.winners?.includes(player) ?? false,
  }));
}

/** The scores of a view, if it has any. */
export function scoresIn(view: GameView): PlayerScore[] {
  return entriesIn(view).map((entry, index) => {
    const score = SCORES.map((word) => entry[word]).find((value) => typeof value === "number");
    const name = typeof entry["name"] === "string" ? entry["name"] : String(index + 1);
    return { player: playerOf(entry, index), name, score: score ?? 0, words: score === undefined ? "" : String(score) };
  });
}

function entriesIn(view: GameView): Entry[] {
  const lists = view as unknown as Readonly<Record<string, unknown>>;
  const found = LISTS.map((word) => lists[word]).find((list) => Array.isArray(list)) as unknown[] | undefined;
  return (found ?? []).filter((entry): entry is Entry => typeof entry === "object" && entry !== null);
}

function playerOf(entry: Entry, index: number): number {
  return typeof entry["player"] === "number" ? entry["player"] : index;
}

function numbersIn(entry: Entry): [string, number][] {
  return Object.entries(entry).filter((pair): pair is [string, number] => typeof pair[1] === "number" && !IDS.has(pair[0]));
}
