/** Where in the page somebody is: the address, read into words. */
export type Place =
  | { screen: "start" }
  | { screen: "table"; code: string }
  | { screen: "tv"; code: string }
  | { screen: "back"; code: string }
  | { screen: "learn"; about: string[] }
  | { screen: "workshop" }
  | { screen: "replay"; code: string; game: number; query: URLSearchParams };

/** The screen at an address; the start for whatever leads nowhere. */
export function placeAt(path: string, query = ""): Place {
  const [door, first = "", second = ""] = path.split("/").slice(1).map(decoded);
  if (door === "t" && first) return { screen: "table", code: first.toUpperCase() };
  if (door === "tv" && first) return { screen: "tv", code: first.toUpperCase() };
  if (door === "back" && first) return { screen: "back", code: first };
  if (door === "learn") return { screen: "learn", about: [first, second].filter(Boolean) };
  if (door === "workshop") return { screen: "workshop" };
  if (door === "replay" && first && Number(second))
    return { screen: "replay", code: first.toUpperCase(), game: Number(second), query: new URLSearchParams(query) };
  return { screen: "start" };
}

/** A part of an address as it was meant; as it stands, if it means nothing. */
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
    addEventListener("popstate", () => this.look());
  }

  /** Go somewhere else in the page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  /** The same place under another address: nothing to come back to. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.look();
  }

  private look(): void {
    this.place = placeAt(location.pathname, location.search);
  }
}

export const router = new Router();

/** For `<a href="/…" onclick={follow}>`: stays in the page, unless somebody wants a new tab. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "/");
}
