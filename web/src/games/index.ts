// The games that the page has a folder for. A folder with an `index.ts` is a game: nothing else lists them.

import type { PageGame } from "./kind";
import { catalogueStore } from "../server/catalogue.svelte";
import { plainGame } from "./shared/plain/plainGame";

const modules = import.meta.glob<{ default: PageGame }>("./*/index.ts", { eager: true });

export const GAMES: readonly PageGame[] = Object.values(modules)
  .map((module) => module.default)
  .toSorted((one, other) => one.order - other.order);

const plainGames = new Map<string, PageGame>();

/** A game by its id; the default one, if none is named. The plain table stands in for a game without a folder. */
export function findGame(id = catalogueStore.current?.default_game ?? GAMES[0]?.id ?? ""): PageGame {
  const found = GAMES.find((game) => game.id === id) ?? plainGames.get(id) ?? plainGame(id);
  if (!GAMES.includes(found)) plainGames.set(id, found);
  return found;
}
