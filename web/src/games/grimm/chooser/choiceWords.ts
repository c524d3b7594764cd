// What the steps of a question ask, and the texts of their buttons.

import { say, speaking } from "../../../i18n/language.svelte";
import { kindOf, valueOf, type Choice, type Step } from "../../shared/chooser/steps";
import { Phase } from "../generated/constants";
import type { View } from "../generated/view";
import { action, artifact, character } from "../words/cards";
import { moveWords } from "../words/narrator";
import { isWithTreasure } from "./ways";

/** What the first step asks if it is less than the whole question: to whom the first of two different cards goes. */
export function firstStepWords({ phase, drawn: [first, second] }: View): string | undefined {
  if (phase !== Phase.TOASTING || first === undefined || first === null || first === second) return undefined;
  return say("stage-grimm-ask-whom", { artifact: artifact(first) });
}

/** What a later step asks. */
export function stepWords(view: View, { path, choices }: Step): string {
  const last = path.at(-1) ?? "";
  const number = Number(valueOf(last));
  const kinds = new Set(choices.map(({ key }) => kindOf(key)));
  switch (kindOf(last)) {
    case "action":
      return say("stage-grimm-ask-payment", { action: action(number) });
    case "player":
      if (kinds.has("character")) return say("stage-grimm-ask-who", { who: nameOf(view, number) });
      return view.drawn.length > 1 ? secondToastWords(view) : say("stage-grimm-ask-else");
    case "artifact":
      return say(`stage-grimm-ask-${kinds.has("direction") ? "way" : "whom"}`, { artifact: artifact(number) });
    default:
      return "";
  }
}

/** To whom the second card drawn for a toast goes. */
function secondToastWords(view: View): string {
  return say("stage-grimm-ask-whom", { artifact: artifact(view.drawn[1] ?? 0) });
}

/** The text of a button; the only one says the whole move. */
export function choiceWords(view: View, { key, move }: Choice, only: boolean): string {
  const number = Number(valueOf(key));
  if (move !== undefined && (only || kindOf(key) === "answer")) return wholeMove(view, move);
  switch (kindOf(key)) {
    case "action":
      return action(number);
    case "payment":
      return say("grimm-payment", { n: isWithTreasure(key) ? 1 : 2, artifact: artifact(number) });
    case "player":
      return view.drawn.length === 1 ? say("grimm-menu-give", { who: nameOf(view, number) }) : nameOf(view, number);
    case "character":
      return character(number);
    case "artifact":
      return artifact(number);
    case "direction":
      return say("grimm-direction", { direction: valueOf(key) });
    default:
      return say("stage-grimm-nobody-else");
  }
}

export function wholeMove(view: View, move: number): string {
  return speaking.current ? moveWords(view, move, speaking.current) : "";
}

const nameOf = (view: View, player: number): string => view.guests[player]?.name ?? "";
