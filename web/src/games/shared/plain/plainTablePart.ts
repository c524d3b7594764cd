import type { TablePart } from "../../kind";
import PlainTable from "./PlainTable.svelte";
import { wordsOf } from "./plainWords";

export const plainTablePart: TablePart = {
  Table: PlainTable,
  coach: { rulesOfLessons: {}, lessonsOfEvent: () => [], lessonsOfQuestion: () => [], lastLessons: [], factsOf: () => ({}) },
  sentences: (header, { events, view }, viewer, language) =>
    events.map((event) => wordsOf(header.game).event(event, header, viewer, view, language)),
};
