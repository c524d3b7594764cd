// What somebody may do at Mascarade, and what they have to decide, as lines of a menu.

import { Phase } from "../generated/constants";
import { NOWHERE } from "../../../server/generated/constants";
import type { View } from "../generated/view";
import { Company } from "./company";
import type { Language } from "../../../i18n/language";
import { decode, type Move } from "./moves";
import { FREEDOMS } from "./narrate";
import { pick } from "../../../i18n/pick";

const PHASES: Record<string, string> = {
  [Phase.ANSWER]: "answer",
  [Phase.SEATS]: "seats",
  [Phase.PLACES]: "places",
  [Phase.HOW]: "how",
  [Phase.NAMING]: "naming",
};

/** A move as a line of the viewer's menu. */
export function moveWords(c: Company, move: number): string {
  return wordsOf(c, decode(move));
}

function wordsOf(c: Company, move: Move): string {
  const { language } = c;
  switch (move.what) {
    case "announce":
      return language.say("move-announce", { mask: c.mask(move.mask), hand: c.hand(move.hand) });
    case "claim":
      return language.say("move-claim", { hand: c.hand(move.hand) });
    case "look":
      return language.say("move-look", { card: c.cardTaken(c.ownPlace(move.hand), c.viewer) });
    case "name":
      return language.say("move-name", { mask: c.mask(move.mask) });
    case "seat":
      return chooseWords(c, move.seat);
    case "card":
      return language.say("move-take", { card: c.cardTaken(move.place, c.viewer) });
    case "swap":
      return swapWords(c, move.hand, move.place, move.how);
    case "reallySwap":
      return language.say("move-swap");
    default:
      return language.say(`move-${move.what}`);
  }
}

function chooseWords(c: Company, seat: number): string {
  const player = pick(c.playerAt, seat);
  return c.language.say(`move-choose-${c.side(player)}`, { who: c.name(player) });
}

function swapWords(c: Company, hand: number, place: number, how: string): string {
  const first = c.cardTaken(c.ownPlace(hand), c.viewer);
  return c.language.say(`move-swap-${how}`, { first, second: c.cardTaken(place, c.viewer) });
}

/** What the table waits for: what you have to decide, or what somebody else is thinking about. */
export function questionWords(view: View, language: Language): string {
  const { phase, decider } = view;
  if (phase === Phase.OVER || decider === null) return language.say("question-over");
  const asked = decider === view.viewer ? "question" : "thinking";
  const c = Company.of(view, language);
  const who = c.name(decider);
  if (phase === Phase.TURN) return language.say(`${asked}-turn-${FREEDOMS[view.freedom]}`, { who });
  return language.say(`${asked}-${PHASES[phase]}`, { who, mask: c.mask(view.announced ?? NOWHERE) });
}
