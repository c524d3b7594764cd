import telling from "ridotto-telling/grimm";
import { SPECTATOR } from "../../../server/generated/constants";
import type { TablePart } from "../../kind";
import { summaryKinds } from "../../shared/pace/summary";
import { coach } from "../coach";
import { GameNarrator } from "../words/narrator";
import Table from "./Table.svelte";

export const tablePart: TablePart = {
  Table,
  coach,
  summary: summaryKinds(telling),
  sentences(header, { events }, viewer, language) {
    const narrator = new GameNarrator(language, header.players, viewer);
    return events.map(({ event }) => narrator.tell(event));
  },
  items(header, { events }, language) {
    const narrator = new GameNarrator(language, header.players, SPECTATOR);
    return events.map(({ event }) => narrator.item(event));
  },
};
