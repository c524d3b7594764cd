import type { Company } from "../words/company";
import { say } from "../../../i18n/language.svelte";
import { moveWords } from "../words/options";
import { kindOf, valueOf, type Choice, type Key, type Step } from "../../shared/chooser/steps";
import { placeOf } from "./ways";

/** What a later step asks; undefined for the first one, which the question itself asks. */
export function stepWords({ path, choices }: Step, company: Company): string | undefined {
  const kind = choices[0] && kindOf(choices[0].key);
  const begun = path[0];
  if (!begun || !kind) return undefined;
  if (kind === "how") return say("stage-which-how", handled(path, company));
  if (kind === "hand" && begun === "announce") return say("stage-which-hand", { mask: maskIn(path, company) });
  if (kind === "hand") return say(begun === "look" ? "stage-which-look" : "stage-which-own");
  return WORDS[kind] && say(WORDS[kind]);
}

const WORDS: Record<string, string> = { place: "stage-which-other", mask: "stage-which-mask" };

function handled(path: readonly Key[], company: Company): { first: string; second: string } {
  const [first = "", second = ""] = path
    .map((key) => placeOf(key, company.ownPlace(0)))
    .filter((place) => place !== undefined)
    .map((place) => company.card(place));
  return { first: first.charAt(0).toUpperCase() + first.slice(1), second };
}

function maskIn(path: readonly Key[], company: Company): string {
  const key = path.find((each) => kindOf(each) === "mask");
  return key ? company.mask(Number(valueOf(key))) : "";
}

/** The text of a button. */
export function choiceWords({ key, move }: Choice, company: Company): string {
  const [kind, value] = [kindOf(key), valueOf(key)];
  if (kind === "how") return say(`stage-how-${value}`);
  if (kind === "mask" || kind === "name") return company.mask(Number(value));
  if (kind === "seat") return company.name(company.playerAt[Number(value)] ?? 0);
  const place = placeOf(key, company.ownPlace(0));
  if (place !== undefined) return cardWords(place, company);
  if (kind === "claim") return say("stage-claim");
  return move === undefined || kind === "look" ? say(`stage-do-${kind}`) : moveWords(company, move);
}

/** The card to claim with, if somebody has several. */
export function claimedWith({ key }: Choice, company: Company): string {
  const several = kindOf(key) === "claim" && company.hands > 1;
  return several ? company.card(company.ownPlace(Number(valueOf(key)))) : "";
}

/** Where everybody has one card, the name of its owner is enough. */
function cardWords(place: number, company: Company): string {
  const owner = company.owner(place);
  return company.hands === 1 && owner !== undefined ? company.name(owner) : upper(company.card(place));
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
