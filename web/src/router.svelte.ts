import { GAMES } from "./games";

/** The screen that an address leads to. */
export type Place =
  | { screen: "start" }
  | { screen: "table"; code: string }
  | { screen: "tv"; code: string }
  | { screen: "back"; code: string }
  | { screen: "learn"; about: string[] }
  | { screen: "game"; path: string }
  | { screen: "replay"; code: string; game: number; query: URLSearchParams }
  | { screen: "saved"; id: string; query: URLSearchParams }
  | { screen: "puzzles"; id: string; query: URLSearchParams };

/** The screen at an address; the start screen for an unknown one. */
export function placeAt(path: string, query = ""): Place {
  const [part = "", first = "", second = ""] = path.split("/").slice(1).map(decoded);
  if (part === "t" && first) return { screen: "table", code: first.toUpperCase() };
  if (part === "tv" && first) return { screen: "tv", code: first.toUpperCase() };
  if (part === "back" && first) return { screen: "back", code: first };
  if (part === "learn") return { screen: "learn", about: [first, second].filter(Boolean) };
  if (isGameScreen(part)) return { screen: "game", path: part };
  if (part === "replay" && first && Number(second))
    return { screen: "replay", code: first.toUpperCase(), game: Number(second), query: new URLSearchParams(query) };
  if (part === "saved" || part === "puzzles") return { screen: part, id: first, query: new URLSearchParams(query) };
  return { screen: "start" };
}

function isGameScreen(path: string): boolean {
  return GAMES.some(({ screens }) => screens.some((screen) => screen.path === path));
}

/** A part of an address without its escapes; as it stands, if they are broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place: Place = $state.raw(placeAt(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Go to another address of the page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the browser's history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  private read(): void {
    this.place = placeAt(location.pathname, location.search);
  }
}

export const router = new Router();

/** For `<a href="/…" onclick={follow}>`: goes there without loading the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "/");
}
