// Every event of Mascarade in a sentence, as one player may hear it.

import { BANK, COURT, Ending, Freedom, Kind, PASSING } from "../generated/constants";
import { HIDDEN } from "../../../server/generated/constants";
import { Company, type Seating } from "./company";
import type { Facts, Language } from "../../../i18n/language";
import { readEvent, members, messageNames, type EventFacts, type Told } from "../../shared/words/listener";
import { HOWS } from "./moves";
import { pick } from "../../../i18n/pick";

const KINDS = messageNames(Kind);
const ENDINGS = messageNames(Ending);
/** What to call each freedom in messages. */
export const FREEDOMS = messageNames(Freedom);

type Teller = (c: Company, event: EventFacts) => string;

/** Tells a game to one player or to those who watch. It has to hear every event: people change seats. */
export class Narrator {
  readonly company: Company;

  constructor(
    language: Language,
    names: readonly string[],
    masks: readonly string[],
    viewer: number,
    seating: Seating = {},
  ) {
    this.company = new Company(language, names, masks, viewer, seating);
  }

  /** One event, as the viewer saw it, in a sentence or two. */
  tell(told: Told): string {
    const event = readEvent(told);
    const sentence = (TELLERS[event.kind] ?? tellDeed)(this.company, event);
    if (event.kind === Kind.MOVED) this.company.changeSeats(event.a, event.b);
    return sentence;
  }
}

/** The message of an event's kind from these points of view. */
function sayOf(c: Company, event: EventFacts, views: string[], facts: Facts = {}): string {
  const message = [KINDS[event.kind], ...views].join("-");
  return c.language.say(message, { who: c.name(event.who), ...facts });
}

/** Somebody announces, claims, passes, uses a power or says a mask: the same for all to hear. */
function tellDeed(c: Company, event: EventFacts): string {
  return sayOf(c, event, [c.side(event.who)], { mask: c.mask(event.n), hand: c.hand(event.a) });
}

/** A card lies open before the first turn. */
function tellDealt(c: Company, event: EventFacts): string {
  const card = c.card(event.a);
  if (event.secret === HIDDEN) return c.language.say("dealt-hidden", { card });
  return c.language.say("dealt-known", { card, mask: c.mask(event.secret) });
}

/** Whose turn it is, and what they may do. */
function tellTurn(c: Company, event: EventFacts): string {
  return sayOf(c, event, [pick(FREEDOMS, event.b), c.side(event.who)], { n: event.n + 1 });
}

/** A card is seen, by the one who is told or by others. */
function tellCardSeen(c: Company, event: EventFacts): string {
  const side = c.side(event.who);
  const card = c.cardTaken(event.a, event.who);
  if (event.secret === HIDDEN) return sayOf(c, event, [side, "hidden"], { card });
  return sayOf(c, event, [side, "known"], { card, mask: c.mask(event.secret) });
}

/** Two cards go under the table. */
function tellHandled(c: Company, event: EventFacts): string {
  const how = HOWS[event.secret] ?? "hidden";
  const facts = { first: c.cardTaken(event.a, event.who), second: c.cardTaken(event.b, event.who) };
  return sayOf(c, event, [c.side(event.who), how], facts);
}

/** Somebody has answered in secret. */
function tellAnswered(c: Company, event: EventFacts): string {
  const side = c.side(event.who);
  if (event.secret === HIDDEN) return sayOf(c, event, [side, "hidden"]);
  if (event.secret === PASSING) return sayOf(c, event, [side, "passed"]);
  return sayOf(c, event, [side, "claimed"], { hand: c.hand(event.secret) });
}

/** Coins go from one to another, the court and the bank among them. */
function tellPaid(c: Company, event: EventFacts): string {
  const [giver, given] = party(c, event.a);
  const [taker, taken] = party(c, event.b);
  return c.language.say(`paid-${giver}-${taker}`, { giver: given, taker: taken, n: event.n });
}

/** Who pays or is paid: how they are seen, and their name if they have one. */
function party(c: Company, seat: number): [string, string] {
  if (seat === BANK) return ["bank", ""];
  if (seat === COURT) return ["court", ""];
  const player = pick(c.playerAt, seat);
  return [c.side(player), c.name(player)];
}

/** Somebody was wrong and pays for it. */
function tellFined(c: Company, event: EventFacts): string {
  return sayOf(c, event, [c.side(event.who)], { n: event.n });
}

/** Two fortunes change hands. */
function tellExchanged(c: Company, event: EventFacts): string {
  const other = pick(c.playerAt, event.b);
  return sayOf(c, event, [c.side(event.who), c.side(other)], { other: c.name(other), n: event.n });
}

/** Somebody has to say what mask they have. */
function tellAsked(c: Company, event: EventFacts): string {
  const other = pick(c.playerAt, Math.floor(event.a / c.hands));
  const facts = { other: c.name(other), hand: c.hand(event.a), n: event.n };
  return sayOf(c, event, [c.side(event.who), c.side(other)], facts);
}

/** Two people have to change seats. */
function tellMoved(c: Company, event: EventFacts): string {
  const pair = [pick(c.playerAt, event.a), pick(c.playerAt, event.b)] as const;
  const [first, second] = pair[1] === c.viewer ? [pair[1], pair[0]] : pair;
  const facts = { first: c.name(first), second: c.name(second) };
  return sayOf(c, event, [c.side(event.who), c.side(first)], facts);
}

/** How it ended, and who has won. */
function tellEnded(c: Company, event: EventFacts): string {
  return `${c.language.say(`ended-${ENDINGS[event.n]}`)} ${c.tellWinners(members(event.a))}`;
}

/** How each kind is told; all others are deeds. */
const TELLERS: Record<number, Teller> = {
  [Kind.DEALT]: tellDealt,
  [Kind.TURN]: tellTurn,
  [Kind.LOOKED]: tellCardSeen,
  [Kind.HANDLED]: tellHandled,
  [Kind.ANSWERED]: tellAnswered,
  [Kind.REVEALED]: tellCardSeen,
  [Kind.PAID]: tellPaid,
  [Kind.FINED]: tellFined,
  [Kind.EXCHANGED]: tellExchanged,
  [Kind.SPIED]: tellCardSeen,
  [Kind.SHOWN]: tellCardSeen,
  [Kind.ASKED]: tellAsked,
  [Kind.MOVED]: tellMoved,
  [Kind.ENDED]: tellEnded,
};
