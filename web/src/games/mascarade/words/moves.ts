// What a move of Mascarade is, told from its number. The numbers come from the rules (meanings.ts).

import { FATE, MoveFrom, PRETENDED, SWAPPED } from "../generated/constants";
import { pick } from "../../../i18n/pick";
import { divided } from "../../shared/words/divide";

/** Swapped, only pretended to, or left to fate. */
export type How = "pretended" | "swapped" | "fate";

/** A move, taken apart. Hands count from 0; masks, seats and places as in the view. */
export type Move =
  | { what: "announce"; hand: number; mask: number }
  | { what: "swap"; hand: number; place: number; how: How }
  | { what: "look"; hand: number }
  | { what: "claim"; hand: number }
  | { what: "name"; mask: number }
  | { what: "seat"; seat: number }
  | { what: "card"; place: number }
  | { what: "pass" }
  | { what: "decline" }
  | { what: "pretend" }
  | { what: "reallySwap" };

export const HOWS: Record<number, How> = {
  [PRETENDED]: "pretended",
  [SWAPPED]: "swapped",
  [FATE]: "fate",
};

type Reader = (offset: number) => Move;

/** How the moves from each number on are read, the highest first. */
const READERS: [number, Reader][] = [
  [MoveFrom.SWAP, readSwap],
  [MoveFrom.ANNOUNCE, readAnnouncement],
  [MoveFrom.CHOOSE_CARD, (place) => ({ what: "card", place })],
  [MoveFrom.CHOOSE_SEAT, (seat) => ({ what: "seat", seat })],
  [MoveFrom.NAME, (mask) => ({ what: "name", mask })],
  [MoveFrom.LOOK, (hand) => ({ what: "look", hand })],
  [MoveFrom.CLAIM, (hand) => ({ what: "claim", hand })],
  [MoveFrom.REALLY_SWAP, () => ({ what: "reallySwap" })],
  [MoveFrom.PRETEND_TO, () => ({ what: "pretend" })],
  [MoveFrom.DECLINE, () => ({ what: "decline" })],
  [MoveFrom.PASS, () => ({ what: "pass" })],
];

/** A move by its number. */
export function decode(move: number): Move {
  const found = READERS.find(([first]) => move >= first);
  if (!found || move >= MoveFrom.MOVES) throw new RangeError(`${move} is no move of Mascarade`);
  const [first, read] = found;
  return read(move - first);
}

function readAnnouncement(packed: number): Move {
  const [hand, mask] = divided(packed, 16);
  return { what: "announce", hand, mask };
}

function readSwap(packed: number): Move {
  const [rest, how] = divided(packed, 3);
  const [hand, place] = divided(rest, 16);
  return { what: "swap", hand, place, how: pick(HOWS, how) };
}
