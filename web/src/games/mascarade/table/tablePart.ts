import type { TablePart } from "../../kind";
import { coach } from "../coach";
import type { Header, View } from "../generated/view";
import { sentenceTeller } from "./logLines";
import Table from "./Table.svelte";

export const tablePart: TablePart = {
  Table,
  coach,
  sentences: (header, { events, view }, viewer, language) =>
    view ? events.map(sentenceTeller(header as Header, view as View, language, viewer)) : [],
};
