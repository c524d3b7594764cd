// Every event at the ball in a sentence, as one player may hear it.

import { BANE, BOON, For, Ending as GrimmEnding, Kind } from "../generated/constants";
import { EVERYONE } from "../../../server/generated/constants";
import { Offer, RoundEnd, Wagering, Why } from "../generated/constants";
import { HIDDEN } from "../../../server/generated/constants";
import type { Facts, Language } from "../../../i18n/language";
import { readEvent, members, messageNames, type EventFacts, type Told } from "../../shared/words/listener";
import { Guests } from "./guests";
import { directionOf } from "./moves";
import { pick } from "../../../i18n/pick";

const KINDS = messageNames(Kind);
const WHYS = messageNames(Why);
const WHAT_FOR = messageNames(For);
const ROUND_ENDS = messageNames(RoundEnd);
const ENDINGS = messageNames(GrimmEnding);
/** What to call in messages what is offered. */
export const OFFERS = messageNames(Offer);

const OF_TWO = ["first", "second"];

type Teller = (g: Guests, event: EventFacts) => string;

/** Tells a game of The Grimm Masquerade to one player or to those who watch. */
export class GrimmNarrator {
  readonly guests: Guests;

  constructor(language: Language, names: readonly string[], viewer: number) {
    this.guests = new Guests(language, names, viewer);
  }

  /** One event, as the viewer saw it, in a sentence or two. */
  tell(told: Told): string {
    const event = readEvent(told);
    return pick(TELLERS, event.kind)(this.guests, event);
  }
}

/** The message of an event's kind from these points of view. */
function sayOf(g: Guests, event: EventFacts, views: string[], facts: Facts = {}): string {
  const message = ["grimm", KINDS[event.kind], ...views].join("-");
  return g.language.say(message, { who: g.name(event.who), ...facts });
}

// ── What all can see ─────────────────────────────────────────────────────────────────────────────────

/** A round begins with somebody, or somebody gets a treasure: a number says it all. */
function tellNumber(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [g.side(event.who)], { n: event.n });
}

/** Somebody has or uses the ability of a character. */
function tellCharacter(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [g.side(event.who)], { character: g.character(event.n) });
}

/** Somebody takes or keeps an artifact. */
function tellArtifact(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [g.side(event.who)], { artifact: g.artifact(event.n) });
}

/** An artifact goes from one player to another, by choice or by chance. */
function tellHanded(g: Guests, event: EventFacts): string {
  const facts = { other: g.name(event.a), artifact: g.artifact(event.n) };
  return sayOf(g, event, [g.side(event.who), g.side(event.a)], facts);
}

/** An action card for this round. */
function tellOffered(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [], { action: g.action(event.n) });
}

/** What nobody took in the draft. */
function tellDiscarded(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [], { n: event.a, artifact: g.artifact(event.n) });
}

/** Whose turn it is, and whether they still have a mask. */
function tellTurn(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [event.a ? "unmasked" : "masked", g.side(event.who)], { n: event.n + 1 });
}

/** A new deck. */
function tellShuffled(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [], { n: event.n });
}

/** A marker, and what it comes from: the pair is that character's bane, the triple its boon. */
function tellMarked(g: Guests, event: EventFacts): string {
  const evidence = event.a === Why.TRIPLE ? BOON : BANE;
  const facts = { character: g.character(event.n), artifact: g.artifact(pick(evidence, event.n)) };
  return sayOf(g, event, [pick(WHYS, event.a), g.side(event.who)], facts);
}

/** Roses, and what for. */
function tellRoses(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [g.side(event.who)], { n: event.n, why: pick(WHAT_FOR, event.a) });
}

/** An action is paid for. */
function tellActed(g: Guests, event: EventFacts): string {
  const facts = { action: g.action(event.n), artifact: g.artifact(event.a), n: event.b };
  return sayOf(g, event, [g.side(event.who)], facts);
}

/** Somebody is accused of being a character. */
function tellPointed(g: Guests, event: EventFacts): string {
  const facts = { other: g.name(event.a), character: g.character(event.n) };
  return sayOf(g, event, [g.side(event.who), g.side(event.a)], facts);
}

/** Somebody eavesdrops on one or two others. */
function tellListened(g: Guests, event: EventFacts): string {
  const others = g.others(event.a);
  if (event.who === g.viewer) return sayOf(g, event, ["you"], { others });
  if (!members(event.a).includes(g.viewer)) return sayOf(g, event, ["other"], { others });
  return sayOf(g, event, [others ? "other-you-too" : "other-you"], { others });
}

/** The dance begins. */
function tellDanced(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [g.side(event.who)], { direction: directionOf(event.a) });
}

/** Somebody does not do what they may. */
function tellDeclined(g: Guests, event: EventFacts): string {
  return sayOf(g, event, [pick(OFFERS, event.n), g.side(event.who)]);
}

/** How a round ended, and who has won it. */
function tellRoundEnded(g: Guests, event: EventFacts): string {
  const how = pick(ROUND_ENDS, event.n);
  const [winner] = members(event.a);
  if (winner === undefined) return sayOf(g, event, [how]);
  return g.language.say(`grimm-round-ended-${how}-${g.side(winner)}`, { who: g.name(winner) });
}

/** How the game ended, and who has won it. */
function tellEnded(g: Guests, event: EventFacts): string {
  return `${sayOf(g, event, [pick(ENDINGS, event.n)])} ${g.tellWinners(members(event.a))}`;
}

// ── What not all can see ─────────────────────────────────────────────────────────────────────────────

/** A character is seen, chosen or shown: named to those who may know it. */
function tellSecretCharacter(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"]);
  return sayOf(g, event, [side, "known"], { character: g.character(event.secret) });
}

/** A character is dealt; with two players there are two each. */
function tellDealt(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"]);
  const which = g.names.length === 2 ? pick(OF_TWO, event.a) : "only";
  return sayOf(g, event, [side, "known"], { which, character: g.character(event.secret) });
}

/** A card lies there for the draft. */
function tellRevealed(g: Guests, event: EventFacts): string {
  if (event.secret === HIDDEN) return sayOf(g, event, ["hidden"]);
  return sayOf(g, event, ["known"], { artifact: g.artifact(event.secret) });
}

/** A card is drawn, for all to see or for the one who draws it alone. */
function tellDrew(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"]);
  const seen = event.audience === EVERYONE ? "known" : "alone";
  return sayOf(g, event, [side, seen], { artifact: g.artifact(event.secret) });
}

/** A mask falls, by a pair of the bane or by an accusation. */
function tellUnmasked(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"]);
  const facts = { character: g.character(event.secret), artifact: g.artifact(pick(BANE, event.secret)) };
  return sayOf(g, event, [side, pick(WHYS, event.b)], facts);
}

/** Somebody looks through the wagers left. */
function tellBrowsed(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"], { n: event.n });
  const characters = g.language.join(members(event.secret).map((each) => g.character(each)));
  return sayOf(g, event, [side, "known"], { n: event.n, characters });
}

/** A wager is taken face down, by choice or by chance. */
function tellWagered(g: Guests, event: EventFacts): string {
  const side = g.side(event.who);
  const facts = { n: event.n, how: event.a === Wagering.ABILITY ? "random" : "chosen" };
  if (event.secret === HIDDEN) return sayOf(g, event, [side, "hidden"], facts);
  return sayOf(g, event, [side, "known"], { ...facts, character: g.character(event.secret) });
}

/** How each kind is told. */
const TELLERS: Record<number, Teller> = {
  [Kind.ROUND]: tellNumber,
  [Kind.ABILITY]: tellCharacter,
  [Kind.OFFERED]: tellOffered,
  [Kind.DEALT]: tellDealt,
  [Kind.TREASURE]: tellNumber,
  [Kind.REVEALED]: tellRevealed,
  [Kind.DRAFTED]: tellArtifact,
  [Kind.DISCARDED]: tellDiscarded,
  [Kind.TURN]: tellTurn,
  [Kind.DREW]: tellDrew,
  [Kind.KEPT]: tellArtifact,
  [Kind.GAVE]: tellHanded,
  [Kind.SHUFFLED]: tellShuffled,
  [Kind.MARKED]: tellMarked,
  [Kind.UNMASKED]: tellUnmasked,
  [Kind.ROSES]: tellRoses,
  [Kind.ACTED]: tellActed,
  [Kind.POINTED]: tellPointed,
  [Kind.LISTENED]: tellListened,
  [Kind.CHOSE]: tellSecretCharacter,
  [Kind.PEEKED]: tellSecretCharacter,
  [Kind.DANCED]: tellDanced,
  [Kind.PASSED]: tellHanded,
  [Kind.BROWSED]: tellBrowsed,
  [Kind.WAGERED]: tellWagered,
  [Kind.USED]: tellCharacter,
  [Kind.DECLINED]: tellDeclined,
  [Kind.SHOWN]: tellSecretCharacter,
  [Kind.WAGER_SHOWN]: tellSecretCharacter,
  [Kind.ROUND_ENDED]: tellRoundEnded,
  [Kind.ENDED]: tellEnded,
};
