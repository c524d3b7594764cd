import { catalogueStore, infoOf } from "../../../server/catalogue.svelte";
import { USUAL_TIME } from "../../../server/generated/constants";
import type { AgreementPart, PageGame } from "../../kind";
import { scoresIn } from "./plainView";

const agreement: AgreementPart = {
  sizes: (info) => info.players,
  mend: (_, after) => after,
  houseRules: (agreement) => ({ ...agreement.settings }),
  withHouseRules: (agreement, rules) => ({ ...agreement, settings: rules }),
  options: (info) => info.options,
  usualBots: [],
  summary: () => [],
  listedAs: ({ game }) => titleOf(game),
};

/** A game from outside that the page has no folder for: seats, log, and options as buttons. */
export function plainGame(id: string): PageGame {
  return {
    id,
    order: Infinity,
    title: () => titleOf(id),
    get phrases() {
      return (catalogueStore.current && infoOf(catalogueStore.current, id).phrases) ?? [];
    },
    agreement,
    expandView: (compact, { players }, viewer, question) => ({ players, decider: null, ...compact, viewer, question }),
    pacing: () => USUAL_TIME,
    scoresIn,
    topics: { kinds: [], terms: [] },
    screens: [],
    loadTable: async () => {
      const [{ plainTablePart }, { fetchWords }] = await Promise.all([import("./plainTablePart"), import("./plainWords")]);
      await fetchWords(id);
      return plainTablePart;
    },
    loadAfterGame: async () => (await import("./PlainAfterGame.svelte")).default,
  };
}

/** The server's name for the game, once the catalogue is there. */
function titleOf(id: string): string {
  return catalogueStore.current ? infoOf(catalogueStore.current, id).title : id;
}
