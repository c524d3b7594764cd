// How the moves of Mascarade are taken apart into steps.

import { kindOf, valueOf, type Key, type Ways } from "../../shared/chooser/steps";
import { decode, type Move } from "../words/moves";

export const ways: Ways = { to: (move) => [keysTo(decode(move))], endEarly: true };

function keysTo(move: Move): Key[] {
  switch (move.what) {
    case "look":
      return ["look", `hand:${move.hand}`];
    case "swap":
      return ["swap", `hand:${move.hand}`, `place:${move.place}`, `how:${move.how}`];
    case "announce":
      return ["announce", `mask:${move.mask}`, `hand:${move.hand}`];
    case "claim":
      return [`claim:${move.hand}`];
    case "name":
      return [`name:${move.mask}`];
    case "seat":
      return [`seat:${move.seat}`];
    case "card":
      return [`card:${move.place}`];
    default:
      return [move.what];
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
