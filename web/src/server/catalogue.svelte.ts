import type { Catalogue } from "./generated/protocol";
import type { GameInfo } from "./game";
import type { LanguageCode } from "../i18n/language";
import { fetchCatalogue } from "./httpClient";

/** What can be chosen on this server, in the language of the page. */
class CatalogueStore {
  /** In the previous language until the new one has arrived. */
  current: Catalogue | undefined = $state.raw();
  private readonly requests = new Map<LanguageCode, Promise<Catalogue>>();

  /** Fetch the catalogue in a language: once, and again only after a failure. */
  async load(code: LanguageCode): Promise<Catalogue> {
    const request = this.requests.get(code) ?? fetchCatalogue(code);
    this.requests.set(code, request);
    try {
      this.current = await request;
      return this.current;
    } catch (error) {
      this.requests.delete(code);
      throw error;
    }
  }
}

export const catalogueStore = new CatalogueStore();

/** A game's entry in the catalogue. */
export function infoOf({ games }: Catalogue, game: string): GameInfo {
  return games[game] ?? { title: game, players: [], usual_players: 0, stand_in: "", options: [], bots: [] };
}
