// Constants of the rules. Written by `make types`: do not edit.

export const KINDS = 8;

export const CARDS = 48;

export const Kind = {
  ROUND: 0,
  ABILITY: 1,
  OFFERED: 2,
  DEALT: 3,
  TREASURE: 4,
  REVEALED: 5,
  DRAFTED: 6,
  DISCARDED: 7,
  TURN: 8,
  DREW: 9,
  KEPT: 10,
  GAVE: 11,
  SHUFFLED: 12,
  MARKED: 13,
  UNMASKED: 14,
  ROSES: 15,
  ACTED: 16,
  POINTED: 17,
  LISTENED: 18,
  CHOSE: 19,
  PEEKED: 20,
  DANCED: 21,
  PASSED: 22,
  BROWSED: 23,
  WAGERED: 24,
  USED: 25,
  DECLINED: 26,
  SHOWN: 27,
  WAGER_SHOWN: 28,
  ROUND_ENDED: 29,
  ENDED: 30,
} as const;

export const MarkReason = {
  PAIR: 0,
  TRIPLE: 1,
  POINTED: 2,
  CHOSEN: 3,
} as const;

export const RoseReason = {
  UNMASKING: 0,
  GUESS: 1,
  ACCUSED: 2,
  ACTION: 3,
  TROPHY: 4,
  WAGER: 5,
  TREASURE: 6,
} as const;

export const RoundEnd = {
  NOT_YET: 0,
  BOON: 1,
  LAST_MASK: 2,
  SIX_DIFFERENT: 3,
  TOGETHER: 4,
  STALEMATE: 5,
} as const;

export const Action = {
  POINT: 0,
  EAVESDROP: 1,
  GUEST_LIST: 2,
  DANCE: 3,
  TOAST: 4,
  PICK_POCKET: 5,
  GIFT: 6,
  SECRETS: 7,
} as const;

export const Phase = {
  NOBODY: "nobody",
  DRAFT: "draft",
  KEEP_OR_GIVE: "keep-or-give",
  GIVING: "giving",
  ACTING: "acting",
  HAND: "hand",
  POINTING: "pointing",
  LISTENING: "listening",
  PLACING: "placing",
  DANCING: "dancing",
  TOASTING: "toasting",
  GIFT: "gift",
  OFFER: "offer",
  WAGERING: "wagering",
  ABILITIES: "abilities",
  OVER: "over",
} as const;

export const CHARACTERS = ["Evil Queen", "Red Riding Hood", "Big Bad Wolf", "Hansel", "Cinderella", "Sleeping Beauty", "Rumpelstiltskin", "The Beast"] as const;

export const ARTIFACTS = ["Crown", "Treats", "Disguise", "Cauldron", "Glass Slipper", "Clock", "Spindle", "Mirror"] as const;

export const ACTIONS = ["Point the Finger", "Eavesdrop", "Peek at the Guest List", "Start the Dance", "Make a Toast", "Pick Pocket", "Thoughtful Gift", "Secrets"] as const;

export const BOON = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const BANE = [7, 2, 3, 1, 5, 6, 0, 4] as const;

export const BOON_OF = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const BANE_OF = [6, 3, 1, 2, 7, 4, 5, 0] as const;

export const RULES = ["aim", "turn", "evidence", "action", "unmasked", "end"] as const;

export const PHRASES = ["big-eyes", "mirror-mirror", "this-dance"] as const;
