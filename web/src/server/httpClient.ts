import { untrack } from "svelte";
import type { Catalogue, Goodbye, Me, NewTable, Problem, Reported, SeatRequests, TableInfo, Tables, WayBack } from "./generated/protocol";
import type { LanguageCode } from "../i18n/language";
import { speaking } from "../i18n/language.svelte";
import { network } from "./network.svelte";

/** The server refused a request, or did not answer. */
export class RefusedRequest extends Error {
  readonly code: Problem["code"] | "offline";

  constructor(problem: { code: Problem["code"] | "offline"; text: string }) {
    super(problem.text);
    this.code = problem.code;
  }
}

/** Send an HTTP request. A cookie that no script can read says who we are; refusals come in the language of the page. */
export async function request<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { method, headers: { "accept-language": untrack(() => speaking.code) }, ...sent });
    network.isOffline = false;
  } catch {
    network.isOffline = true;
    throw new RefusedRequest({ code: "offline", text: "" });
  }
  const received = (await response.json().catch(() => null)) as unknown;
  if (!response.ok) throw new RefusedRequest((received as Problem | null) ?? { code: "offline", text: "" });
  return received as T;
}

/** Who we are; null if the server does not know us. */
export const fetchMe = () => request<Me | null>("GET", "/api/me");
export const createPerson = (name: string, language: LanguageCode) => request<Me>("POST", "/api/people", { name, language });
export const changeMe = (name: string, language: LanguageCode) => request<Me>("PATCH", "/api/me", { name, language });
export const createWayBack = () => request<WayBack>("POST", "/api/me/way-back");
export const redeemWayBack = (code: string) => request<Me>("POST", "/api/way-back", { code });
export const fetchPublicTables = () => request<Tables>("GET", "/api/tables?phase=waiting");
export const fetchTable = (code: string) => request<TableInfo>("GET", `/api/tables/${encodeURIComponent(code)}`);
export const fetchSeatRequests = (code: string) => request<SeatRequests>("GET", `/api/tables/${encodeURIComponent(code)}/seat-requests`);
export const reportGuest = (code: string, guest: number, about: string) =>
  request<Reported>("POST", `/api/tables/${encodeURIComponent(code)}/reports`, { guest, about });
export const deleteMe = () => request<Goodbye>("DELETE", "/api/me");
export const openTable = (table: NewTable) => request<TableInfo>("POST", "/api/tables", table);
export const fetchCatalogue = (code: LanguageCode) => request<Catalogue>("GET", `/api/catalogue?language=${code}`);
