// How the moves of The Grimm Masquerade are taken apart into steps: which action, then paid with what; whom, then as whom.

import type { Key, Ways } from "../../shared/chooser/steps";
import { decode, type GrimmMove } from "../words/moves";

export const ways: Ways = { to: (move) => keysTo(decode(move)), endEarly: false };

function keysTo(move: GrimmMove): Key[][] {
  switch (move.what) {
    case "pass":
    case "accept":
    case "keep":
      return [[`answer:${move.what}`]];
    case "give":
      return [[player(move.player)]];
    case "take":
      return [[artifact(move.artifact)]];
    case "mark":
    case "wager":
    case "ability":
      return [[character(move.character)]];
    case "accuse":
      return [[player(move.player), character(move.character)]];
    case "handOver":
      return [[artifact(move.artifact), player(move.player)]];
    case "dance":
      return [[artifact(move.artifact), `direction:${move.direction}`]];
    case "toast":
      return [[player(move.first), player(move.second)]];
    case "listen":
      return keysToListen(move.players);
    case "act":
      return [[`action:${move.action}`, payment(move.artifact, move.treasure)]];
  }
}

function keysToListen([one = 0, two]: number[]): Key[][] {
  if (two === undefined) return [[player(one), "nobody"]];
  return [
    [player(one), player(two)],
    [player(two), player(one)],
  ];
}

const player = (number: number): Key => `player:${number}`;
const artifact = (number: number): Key => `artifact:${number}`;
const character = (number: number): Key => `character:${number}`;
const payment = (number: number, treasure: boolean): Key => `payment:${number}${treasure ? ":treasure" : ""}`;

/** Whether a payment is one card and the treasure. */
export function isWithTreasure(key: Key): boolean {
  return key.endsWith(":treasure");
}
