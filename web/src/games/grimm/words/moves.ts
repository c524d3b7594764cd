// What a move of The Grimm Masquerade is, told from its number. The numbers come from the rules (meanings.ts).

import { MoveFrom as From, KINDS, LEFT, MAX_PLAYERS as MAX_GUESTS } from "../generated/constants";
import { divided } from "../../shared/words/divide";
import { members } from "../../shared/words/listener";

export type Direction = "left" | "right";

/** A move, taken apart. Players, characters, artifacts and actions are numbered as in the view. */
export type GrimmMove =
  | { what: "pass" }
  | { what: "accept" }
  | { what: "keep" }
  | { what: "give"; player: number }
  | { what: "take"; artifact: number }
  | { what: "mark"; character: number }
  | { what: "wager"; character: number }
  | { what: "ability"; character: number }
  | { what: "accuse"; player: number; character: number }
  | { what: "handOver"; player: number; artifact: number }
  | { what: "dance"; direction: Direction; artifact: number }
  | { what: "toast"; first: number; second: number }
  | { what: "listen"; players: number[] }
  | { what: "act"; action: number; artifact: number; treasure: boolean };

type Reader = (offset: number) => GrimmMove;

/** How the moves from each number on are read, the highest first. */
const READERS: [number, Reader][] = [
  [From.ACT, readAct],
  // One never eavesdrops on nobody, and the last toast has that number.
  [From.EAVESDROP + 1, (offset) => ({ what: "listen", players: members(offset + 1) })],
  [From.TOAST, readToast],
  [From.DANCE, readDance],
  [From.HAND_OVER, readHandOver],
  [From.ACCUSE, readAccusation],
  [From.ABILITY, (character) => ({ what: "ability", character })],
  [From.WAGER, (character) => ({ what: "wager", character })],
  [From.MARK, (character) => ({ what: "mark", character })],
  [From.TAKE, (artifact) => ({ what: "take", artifact })],
  [From.GIVE, (player) => ({ what: "give", player })],
  [From.KEEP, () => ({ what: "keep" })],
  [From.ACCEPT, () => ({ what: "accept" })],
  [From.PASS, () => ({ what: "pass" })],
];

/** A move by its number. */
export function decode(move: number): GrimmMove {
  const found = READERS.find(([first]) => move >= first);
  if (!found || move >= From.MOVES) throw new RangeError(`${move} is no move of The Grimm Masquerade`);
  const [first, read] = found;
  return read(move - first);
}

/** What to call a direction. */
export function directionOf(way: number): Direction {
  return way === LEFT ? "left" : "right";
}

function readAct(packed: number): GrimmMove {
  const [action, payment] = divided(packed, 16);
  const [treasure, artifact] = divided(payment, From.WITH_TREASURE);
  return { what: "act", action, artifact, treasure: treasure === 1 };
}

function readToast(packed: number): GrimmMove {
  const [first, second] = divided(packed, MAX_GUESTS);
  return { what: "toast", first, second };
}

function readDance(packed: number): GrimmMove {
  const [way, artifact] = divided(packed, KINDS);
  return { what: "dance", direction: directionOf(way), artifact };
}

function readHandOver(packed: number): GrimmMove {
  const [player, artifact] = divided(packed, KINDS);
  return { what: "handOver", player, artifact };
}

function readAccusation(packed: number): GrimmMove {
  const [player, character] = divided(packed, KINDS);
  return { what: "accuse", player, character };
}
