import type { TablePart } from "../../kind";
import { coach } from "../coach";
import { GameNarrator } from "../words/narrator";
import Table from "./Table.svelte";

export const tablePart: TablePart = {
  Table,
  coach,
  sentences(header, { events }, viewer, language) {
    const narrator = new GameNarrator(language, header.players, viewer);
    return events.map(({ event }) => narrator.tell(event));
  },
};
