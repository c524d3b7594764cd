import type {
  Catalogue,
  MaskChecked,
  Me,
  NewTable,
  Problem,
  SetChecked,
  TableInfo,
  Tables,
  WayBack,
} from "./generated/protocol";
import type { LanguageCode } from "../i18n/language";
import { reach } from "./reach.svelte";

/** What the server says to a call that it does not carry out. */
export class Refused extends Error {
  readonly code: Problem["code"] | "offline";

  constructor(problem: { code: Problem["code"] | "offline"; text: string }) {
    super(problem.text);
    this.code = problem.code;
  }
}

/** Ask over HTTP. Whoever we are is in a cookie that no script can read. */
export async function ask<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const told = body === undefined ? {} : { body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { method, ...told });
    reach.lost = false;
  } catch {
    reach.lost = true;
    throw new Refused({ code: "offline", text: "" });
  }
  const read = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) throw new Refused((read as Problem | null) ?? { code: "offline", text: "" });
  return read as T;
}

export const me = () => ask<Me>("GET", "/api/me");
export const introduce = (name: string, language: LanguageCode) => ask<Me>("POST", "/api/people", { name, language });
export const wayBack = () => ask<WayBack>("POST", "/api/me/way-back");
export const comeBack = (code: string) => ask<Me>("POST", "/api/way-back", { code });
export const publicTables = () => ask<Tables>("GET", "/api/tables?phase=waiting");
export const tableAt = (code: string) => ask<TableInfo>("GET", `/api/tables/${encodeURIComponent(code)}`);
export const openTable = (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table);
export const catalogueIn = (code: LanguageCode) => ask<Catalogue>("GET", `/api/catalogue?language=${code}`);
export const checkMask = (toml: string) => ask<MaskChecked>("POST", "/api/check/mask", { toml });
export const checkSet = (set: unknown) => ask<SetChecked>("POST", "/api/check/set", set);
