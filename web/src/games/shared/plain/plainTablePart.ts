import type { TablePart } from "../../kind";
import PlainTable from "./PlainTable.svelte";
import { numberWords } from "./plainWords";

export const plainTablePart: TablePart = {
  Table: PlainTable,
  coach: { lessonOfEvent: () => undefined, lessonsOfView: () => [] },
  sentences: (header, { events }, viewer) => events.map(({ event }) => numberWords.event(event, header, viewer)),
};
