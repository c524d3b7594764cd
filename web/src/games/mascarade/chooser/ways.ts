// How the moves of Mascarade are taken apart into steps.

import { kindOf, valueOf, type Key, type Ways } from "../../shared/chooser/steps";
import { handlingOf, moveOf } from "../words/narrator";

export const ways: Ways = { to: (move) => [keysTo(move)], endEarly: true };

function keysTo(move: number): Key[] {
  const { kind, facts } = moveOf(move);
  switch (kind) {
    case "look":
      return ["look", `hand:${facts["hand"]}`];
    case "swap":
      return ["swap", `hand:${facts["hand"]}`, `place:${facts["place"]}`, `how:${handlingOf(facts["how"] ?? 0)}`];
    case "announce":
      return ["announce", `mask:${facts["mask"]}`, `hand:${facts["hand"]}`];
    case "claim":
      return [`claim:${facts["hand"]}`];
    case "name":
      return [`name:${facts["mask"]}`];
    case "choose-seat":
      return [`seat:${facts["seat"]}`];
    case "choose-card":
      return [`card:${facts["place"]}`];
    default:
      return [kind];
  }
}

/** The card on the table that a choice means; the viewer's own cards begin at `own`. */
export function placeOf(key: Key, own: number): number | undefined {
  const kind = kindOf(key);
  if (kind === "hand") return own + Number(valueOf(key));
  return kind === "place" || kind === "card" ? Number(valueOf(key)) : undefined;
}

/** The seat that a choice means. */
export function seatOf(key: Key): number | undefined {
  return kindOf(key) === "seat" ? Number(valueOf(key)) : undefined;
}
