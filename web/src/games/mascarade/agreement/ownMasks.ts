// Masks of a table's own: put into an agreement, and taken out of it.

import { MAX_FILE, MAX_OWN } from "../generated/constants";
import type { MaskChecked, Settings } from "../generated/view";
import { playersOf } from "../../../server/agreement";
import type { Agreement } from "../../../server/generated/protocol";
import { RefusedRequest } from "../../../server/httpClient";
import { say, speaking } from "../../../i18n/language.svelte";
import { checkMask, checkSetOnce } from "../workshop/checks";
import { draftOf, writeMask } from "../workshop/draft";
import { findingWords } from "../workshop/findings";
import { BadLink, readLink, settingsFor, type SharedSet } from "../workshop/links";
import { settingsOf } from "./editions";

/** What an own mask changes; a set that was put together by hand gets it as one more card. */
export function withOwn(settings: Settings, mask: MaskChecked): Settings {
  const own = [...(settings.own ?? []), writeMask(draftOf(mask))];
  const cards = mask.power.some((effect) => effect.startsWith("gain_together")) ? mask.copies : 1;
  return { own, ...(settings.masks ? { masks: [...settings.masks, ...Array<string>(cards).fill(mask.name)] } : {}) };
}

/** What taking out the own mask at a place changes; a set with it goes back to a printed one. */
export function withoutOwn(settings: Settings, place: number): Settings {
  return { own: (settings.own ?? []).filter((_, i) => i !== place), masks: null };
}

/** What a link changes: a whole set replaces what was agreed, single masks are added. */
export function withLinked(agreement: Agreement, shared: SharedSet): Partial<Agreement> {
  const before = settingsOf(agreement);
  if (!shared.masks) return { settings: { ...before, own: [...(before.own ?? []), ...(shared.own ?? [])] } };
  return { players: shared.players ?? playersOf(agreement), settings: { ...before, scenario: null, ...settingsFor(shared) } };
}

/** Why something cannot be played with, in one sentence. */
export class CannotBring extends Error {}

/** The agreement with a mask file. */
export async function bringFile(agreement: Agreement, file: File): Promise<Partial<Agreement>> {
  if (file.size > 4 * MAX_FILE) throw new CannotBring(say("start-own-file-large"));
  return bringText(agreement, await file.text());
}

/** The agreement with the mask that a text describes. */
export async function bringText(agreement: Agreement, toml: string): Promise<Partial<Agreement>> {
  const mask = await asked(checkMask(toml));
  const settings = settingsOf(agreement);
  return checkedChange(agreement, { settings: { ...settings, ...withOwn(settings, mask) } });
}

/** The agreement with what a link shares. */
export async function bringLink(agreement: Agreement, link: string): Promise<Partial<Agreement>> {
  let shared: SharedSet;
  try {
    shared = readLink(link);
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    throw new CannotBring(say(`workshop-link-${error.problem}`));
  }
  return checkedChange(agreement, withLinked(agreement, shared));
}

/** The change, once the server says that it can be played. */
async function checkedChange(agreement: Agreement, change: Partial<Agreement>): Promise<Partial<Agreement>> {
  if ((settingsOf(change).own?.length ?? 0) > MAX_OWN) throw new CannotBring(say("start-own-full", { n: MAX_OWN }));
  const { errors } = await asked(checkSetOnce({ ...agreement, players: playersOf(agreement), ...change }));
  if (errors[0]) throw new CannotBring(speaking.current ? findingWords(errors[0], speaking.current) : errors[0].text);
  return change;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    throw new CannotBring(error.code === "offline" ? say("learn-offline") : say("workshop-refused", { reason: error.message }));
  }
}
