// A mask or a set as a link: all of it stands in the address, behind the `#` (docs/masks.md, `play/links.py`).

import { LINK_VERSION, MAX_FILE, MAX_LINK, MAX_OWN } from "../generated/constants";
import type { Settings } from "../generated/view";

/** What is in a link: masks of somebody's own as TOML, and perhaps all cards of a set by name. */
export interface SharedSet {
  own?: string[];
  edition?: number;
  players?: number;
  masks?: string[];
}

export type LinkProblem = "too-long" | "without-mask" | "other-version" | "damaged";

/** A link in which there is no mask; `workshop-link-<problem>` says why. */
export class BadLink extends Error {
  readonly problem: LinkProblem;

  constructor(problem: LinkProblem) {
    super(problem);
    this.problem = problem;
  }
}

const PATH = "/workshop#";
const LINK = /^(?:[^#]*#)?(\d{1,9})\.([^#]*)$/;
const BASE64 = /^[\w-]+$/;
const KEYS = new Set(["own", "edition", "players", "masks"]);
const MOST_CARDS = 15;
const LONGEST_NAME = 24;

/** The link to what is shared, at a server's address. */
export function writeLink({ own, edition, players, masks }: SharedSet, address = ""): string {
  const content = {
    ...(own?.length ? { own } : {}),
    ...(edition === undefined || edition === 1 ? {} : { edition }),
    ...(players === undefined ? {} : { players }),
    ...(masks?.length ? { masks } : {}),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const packed = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = `${address}${PATH}${LINK_VERSION}.${packed}`;
  if (link.length > MAX_LINK) throw new BadLink("too-long");
  return link;
}

/** What a link shares. Whether it can be played is for the server to say. */
export function readLink(link: string): SharedSet {
  if (link.length > MAX_LINK) throw new BadLink("too-long");
  const [, version, packed = ""] = LINK.exec(link.trim()) ?? [];
  if (version === undefined) throw new BadLink("without-mask");
  if (Number(version) !== LINK_VERSION) throw new BadLink("other-version");
  const content = unpack(packed);
  if (!isSharedSet(content)) throw new BadLink("without-mask");
  return content;
}

function unpack(packed: string): unknown {
  if (!BASE64.test(packed)) throw new BadLink("damaged");
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)) as unknown;
  } catch {
    throw new BadLink("damaged");
  }
}

function isSharedSet(content: unknown): content is SharedSet {
  if (typeof content !== "object" || content === null || Array.isArray(content)) return false;
  const { own, edition, players, masks } = content as { [key: string]: unknown };
  return (
    Object.keys(content).every((key) => KEYS.has(key)) &&
    (own === undefined || isList(own, 0, MAX_OWN, MAX_FILE)) &&
    (edition === undefined || isNumber(edition, 1, 2)) &&
    (players === undefined || isNumber(players, 2, 13)) &&
    (masks === undefined || isList(masks, 1, MOST_CARDS, LONGEST_NAME)) &&
    Boolean((own as string[] | undefined)?.length || masks)
  );
}

function isList(value: unknown, least: number, most: number, longest: number): value is string[] {
  return (
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every((text) => typeof text === "string" && [...text].length <= longest)
  );
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

/** What a table agrees on that plays with what is shared. */
export function settingsFor({ own = [], edition = 1, masks }: SharedSet): Settings {
  return { edition, own, ...(masks ? { masks } : {}) };
}
