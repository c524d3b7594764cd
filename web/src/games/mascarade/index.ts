import { say } from "../../i18n/language.svelte";
import type { PageGame } from "../kind";
import { agreement } from "./agreement/agreement";
import { expandView } from "./expandView";
import { PHRASES } from "./generated/constants";
import type { CompactView, Header, Question, View } from "./generated/view";
import { openingOf, pacing, seating } from "./playback";
import { TITLE } from "./title";

const mascarade: PageGame = {
  id: "mascarade",
  order: 1,
  title: () => TITLE,
  phrases: PHRASES,
  agreement,
  firstTables: {
    alone: {
      agreement: { game: "mascarade", players: 6, pace: "relaxed", settings: { options: { memory: "everything" } } },
      bots: [...agreement.usualBots],
      begin: true,
    },
    coached: {
      agreement: { game: "mascarade", players: 4, settings: { options: { memory: "everything" } }, clock: "none", pace: "relaxed" },
      bots: ["honest"],
      sit: true,
      begin: true,
    },
  },
  expandView: (compact, header, viewer, question) =>
    expandView(compact as CompactView, header as Header, viewer, question as Question | null),
  pacing,
  seating,
  openingOf,
  scoresIn: (view) =>
    (view as View).seats.map(({ player, name, coins }) => ({ player, name, score: coins, words: say("coins", { n: coins }) })),
  topics: {
    kinds: ["mask", "option", "term"],
    terms: ["announce", "claim", "swap", "power", "court", "bank", "centre"],
  },
  screens: [{ path: "workshop", load: async () => (await import("./workshop/Workshop.svelte")).default }],
  loadTable: async () => (await import("./table/tablePart")).tablePart,
  loadAfterGame: async () => (await import("./after/AfterGame.svelte")).default,
  loadShow: async () => (await import("./after/showPart")).showPart,
  loadRules: async () => (await import("./learn/rulesPart")).rulesPart,
};

export default mascarade;
