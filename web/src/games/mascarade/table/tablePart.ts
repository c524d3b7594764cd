import telling from "ridotto-telling/mascarade";
import type { TablePart } from "../../kind";
import { summaryKinds } from "../../shared/pace/summary";
import { coach } from "../coach";
import type { Header, View } from "../generated/view";
import { GameNarrator } from "../words/narrator";
import { sentenceTeller } from "./logLines";
import Table from "./Table.svelte";

export const tablePart: TablePart = {
  Table,
  coach,
  summary: summaryKinds(telling),
  sentences: (header, { events, view }, viewer, language) =>
    view ? events.map(sentenceTeller(header as Header, view as View, language, viewer)) : [],
  items: ({ players: names }, { events, view }, language) =>
    view ? events.map(({ event, playerAt }) => GameNarrator.of(view as View, language, { names, playerAt }).item(event)) : [],
};
