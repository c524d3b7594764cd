import { say } from "../../i18n/language.svelte";
import type { PageGame } from "../kind";
import { agreement } from "./agreement/agreement";
import { expandView } from "./expandView";
import { PHRASES } from "./generated/constants";
import type { CompactView, Header, Question, View } from "./generated/view";
import { openingOf, pacing } from "./playback";

const grimm: PageGame = {
  id: "grimm",
  order: 2,
  title: () => say("grimm-title"),
  phrases: PHRASES,
  agreement,
  firstTables: {
    alone: { agreement: { game: "grimm", players: 4, pace: "relaxed" }, bots: [...agreement.usualBots], begin: true },
    coached: {
      agreement: { game: "grimm", players: 4, clock: "none", pace: "relaxed" },
      bots: ["careful"],
      sit: true,
      begin: true,
    },
  },
  expandView: (compact, header, viewer, question) =>
    expandView(compact as CompactView, header as Header, viewer, question as Question | null),
  pacing,
  openingOf,
  scoresIn: (view) =>
    (view as View).guests.map(({ player, name, roses }) => ({ player, name, score: roses, words: say("grimm-roses", { n: roses }) })),
  topics: {
    kinds: ["character", "artifact", "action", "variant", "term"],
    terms: ["rose", "boon", "bane", "marker", "trophy", "draft"],
  },
  screens: [],
  loadTable: async () => (await import("./table/tablePart")).tablePart,
  loadAfterGame: async () => (await import("./after/AfterGame.svelte")).default,
  loadShow: async () => (await import("./after/showPart")).showPart,
  loadRules: async () => (await import("./learn/rulesPart")).rulesPart,
};

export default grimm;
