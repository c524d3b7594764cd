import type { GameNarrator } from "../words/narrator";
import { say } from "../../../i18n/language.svelte";
import { kindOf, valueOf, type Choice, type Key, type Step } from "../../shared/chooser/steps";
import { placeOf } from "./ways";

/** What a later step asks; undefined for the first one, which the question itself asks. */
export function stepWords({ path, choices }: Step, narrator: GameNarrator): string | undefined {
  const kind = choices[0] && kindOf(choices[0].key);
  const begun = path[0];
  if (!begun || !kind) return undefined;
  if (kind === "how") return say("stage-which-how", handled(path, narrator));
  if (kind === "hand" && begun === "announce") return say("stage-which-hand", { mask: maskIn(path, narrator) });
  if (kind === "hand") return say(begun === "look" ? "stage-which-look" : "stage-which-own");
  return WORDS[kind] && say(WORDS[kind]);
}

const WORDS: Record<string, string> = { place: "stage-which-other", mask: "stage-which-mask" };

function handled(path: readonly Key[], narrator: GameNarrator): { first: string; second: string } {
  const [first = "", second = ""] = path
    .map((key) => placeOf(key, narrator.ownPlace(0)))
    .filter((place) => place !== undefined)
    .map((place) => narrator.card(place));
  return { first: first.charAt(0).toUpperCase() + first.slice(1), second };
}

function maskIn(path: readonly Key[], narrator: GameNarrator): string {
  const key = path.find((each) => kindOf(each) === "mask");
  return key ? narrator.mask(Number(valueOf(key))) : "";
}

/** The text of a button. */
export function choiceWords({ key, move }: Choice, narrator: GameNarrator): string {
  const [kind, value] = [kindOf(key), valueOf(key)];
  if (kind === "how") return say(`stage-how-${value}`);
  if (kind === "mask" || kind === "name") return narrator.mask(Number(value));
  if (kind === "seat") return narrator.name(narrator.playerAt[Number(value)] ?? 0);
  const place = placeOf(key, narrator.ownPlace(0));
  if (place !== undefined) return cardWords(place, narrator);
  if (kind === "claim") return say("stage-claim");
  return move === undefined || kind === "look" ? say(`stage-do-${kind}`) : narrator.option(move);
}

/** The card to claim with, for a player who has several. */
export function claimedWith({ key }: Choice, narrator: GameNarrator): string {
  const several = kindOf(key) === "claim" && narrator.hands > 1;
  return several ? narrator.card(narrator.ownPlace(Number(valueOf(key)))) : "";
}

/** Where everybody has one card, the name of its owner is enough. */
function cardWords(place: number, narrator: GameNarrator): string {
  const owner = narrator.owner(place);
  return narrator.hands === 1 && owner !== undefined ? narrator.name(owner) : upper(narrator.card(place));
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
