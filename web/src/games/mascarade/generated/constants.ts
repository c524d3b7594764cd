// Constants of the rules. Written by `make types`: do not edit.

export const COURT = 13;

export const BANK = 14;

export const MAX_EFFECTS = 4;

export const MAX_N = 20;

export const MAX_OWN = 4;

export const MAX_FILE = 4096;

export const MAX_LINK = 2000;

export const LINK_VERSION = 1;

export const Kind = {
  DEALT: 0,
  TURN: 1,
  LOOKED: 2,
  HANDLED: 3,
  ANNOUNCED: 4,
  PASSED: 5,
  CLAIMED: 6,
  ANSWERED: 7,
  REVEALED: 8,
  USED: 9,
  PAID: 10,
  FINED: 11,
  EXCHANGED: 12,
  DECLINED: 13,
  SPIED: 14,
  SHOWN: 15,
  ASKED: 16,
  NAMED: 17,
  MOVED: 18,
  ENDED: 19,
} as const;

export const Freedom = {
  FREE: 0,
  OPENING: 1,
  MUST_SWAP: 2,
  NO_ANNOUNCE: 3,
} as const;

export const Ending = {
  NOT_YET: 0,
  RICH: 1,
  RUIN: 2,
  POWER: 3,
  LIMIT: 4,
} as const;

export const Phase = {
  TURN: "turn",
  ANSWER: "answer",
  SEATS: "seats",
  PLACES: "places",
  HOW: "how",
  NAMING: "naming",
  OVER: "over",
} as const;

export const PRINTED = ["Judge", "Bishop", "King", "Fool", "Queen", "Thief", "Witch", "Spy", "Peasant", "Cheat", "Inquisitor", "Widow", "Beggar", "Empress", "Guru", "Patron", "Princess", "Puppet Master", "Swindler"] as const;

export const AGAIN = {
  the_richest: "same",
  the_poorest: "same",
  another: "same",
  another_or_centre: "same-or-centre",
  two_others: "same-two",
} as const;

export const PHRASES = ["i-am-the-king"] as const;
