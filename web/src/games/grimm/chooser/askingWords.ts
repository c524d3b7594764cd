// What is said on the way through a question, and on its buttons.

import type { View } from "../generated/view";
import { moveWords } from "../words/options";
import { say, speaking } from "../../../i18n/language.svelte";
import type { Choice, Step } from "./asking";
import { action, artifact, character } from "../words/named";

/** What is asked after some steps. */
export function promptOf(view: View, taken: readonly Step[], choices: readonly Choice[]): string {
  const last = taken.at(-1);
  const kinds = new Set(choices.map(({ step }) => step.choose));
  if (last?.choose === "action") return say("stage-grimm-ask-payment", { action: action(last.action) });
  if (last?.choose === "player" && kinds.has("character")) return say("stage-grimm-ask-who", { who: nameOf(view, last.player) });
  if (last?.choose === "player") return view.drawn.length > 1 ? cardPrompt(view, 1) : say("stage-grimm-ask-else");
  if (last?.choose === "artifact") return say(`stage-grimm-ask-${kinds.has("direction") ? "way" : "whom"}`, { artifact: artifact(last.artifact) });
  return "";
}

/** To whom one of the cards drawn for a toast goes. */
function cardPrompt(view: View, which: number): string {
  return say("stage-grimm-ask-whom", { artifact: artifact(view.drawn[which] ?? 0) });
}

/** What a button says; the only one says it all. */
export function wordsOf(view: View, { step, move }: Choice, only: boolean): string {
  if (move !== undefined && (only || step.choose === "answer")) return sentence(view, move);
  switch (step.choose) {
    case "action":
      return action(step.action);
    case "payment":
      return say("grimm-payment", { n: step.treasure ? 1 : 2, artifact: artifact(step.artifact) });
    case "player":
      return view.drawn.length === 1 ? say("grimm-menu-give", { who: nameOf(view, step.player) }) : nameOf(view, step.player);
    case "character":
      return character(step.character);
    case "artifact":
      return artifact(step.artifact);
    case "direction":
      return say("grimm-direction", { direction: step.direction });
    default:
      return say("stage-grimm-nobody-else");
  }
}

function sentence(view: View, move: number): string {
  return speaking.current ? moveWords(view, move, speaking.current) : "";
}

const nameOf = (view: View, player: number): string => view.guests[player]?.name ?? "";
