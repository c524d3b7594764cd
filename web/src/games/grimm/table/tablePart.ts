import type { TablePart } from "../../kind";
import { coach } from "../coach";
import { GrimmNarrator } from "../words/narrate";
import Table from "./Table.svelte";

export const tablePart: TablePart = {
  Table,
  coach,
  sentences(header, { events }, viewer, language) {
    const narrator = new GrimmNarrator(language, header.players, viewer);
    return events.map(({ event }) => narrator.tell(event));
  },
};
