// Tells a game in words to one viewer, from the game's document and from nothing else. What is written in such a
// document is explained in src/ridotto/words/telling.py and narrator.py, whose algorithm this is.

import type { Facts, Language } from "../../../i18n/language";
import { NoWords } from "../../../i18n/language";
import { pick } from "../../../i18n/pick";
import type { GameEvent } from "../../../server/game";
import { HIDDEN } from "../../../server/generated/constants";
import type { MessageTable, SubMessage, Telling } from "../../../server/generated/protocol";
import { members, readEvent } from "./events";
import { readMove } from "./moves";
import { slug } from "./names";

export type Value = string | number | null | undefined;
/** What a sentence may be about, by name. */
export type KnownFacts = Readonly<Record<string, Value>>;

/** The people and cards that sentences name. */
export interface NarratedTable {
  names: readonly string[];
  /** A player, or SPECTATOR. */
  viewer: number;
  /** The things that each game lists anew, e.g. its masks. */
  given?: Readonly<Record<string, readonly string[]>>;
  /** Cards before each seat. */
  hands?: number;
  /** Cards in the centre. */
  centre?: number;
  /** Who sits on each seat now; as at the start, if nothing is said. */
  playerAt?: readonly number[];
}

/** Tells a game to a player or a spectator. It has to hear every event: people change seats. */
export class Narrator {
  readonly names: readonly string[];
  readonly viewer: number;
  readonly given: Readonly<Record<string, readonly string[]>>;
  readonly hands: number;
  readonly centre: number;
  readonly playerAt: number[];

  constructor(
    readonly telling: Telling,
    readonly language: Language,
    { names, viewer, given = {}, hands = 1, centre = 0, playerAt = [...names.keys()] }: NarratedTable,
  ) {
    this.names = names;
    this.viewer = viewer;
    this.given = given;
    this.hands = hands;
    this.centre = centre;
    this.playerAt = [...playerAt];
  }

  // ── Sentences ──────────────────────────────────────────────────────────────────────────────────────

  /** One event, as the viewer saw it, in a sentence or two. */
  tell(told: GameEvent): string {
    const event = readEvent(told);
    const kind = pick(this.telling.kinds, event.kind);
    const sentence = this.sayFirst(pick(this.telling.events, kind), { ...event });
    if (kind === this.telling.change_seats) this.changeSeats(event.a, event.b);
    return sentence;
  }

  /** One event as an item in a list of its kind: `Bob (King)`; nothing for kinds that are not listed. */
  item(told: GameEvent): string | undefined {
    const event = readEvent(told);
    const listing = this.telling.listed?.[pick(this.telling.kinds, event.kind)];
    return listing && this.sayRow(listing.each, { ...event });
  }

  /** A move as a line of the decider's menu. */
  option(move: number, facts: KnownFacts = {}): string {
    const { kind, facts: own } = readMove(this.telling, move);
    return this.sayFirst(pick(this.telling.options, kind), { ...facts, ...own });
  }

  /** What the table waits for: what you have to decide, or what somebody else is thinking about. */
  question(facts: KnownFacts): string {
    const { questions } = this.telling;
    return this.sayFirst([...(questions[String(facts["phase"])] ?? []), ...(questions["*"] ?? [])], facts);
  }

  /** What the decider is told beside the question. */
  notes(facts: KnownFacts): string[] {
    const { notes = {} } = this.telling;
    const tables = [...(notes[String(facts["phase"])] ?? []), ...(notes["*"] ?? [])];
    return tables.flatMap((table) => this.sayRow(table, facts) ?? []);
  }

  private changeSeats(a: number, b: number): void {
    const first = pick(this.playerAt, a);
    this.playerAt[a] = pick(this.playerAt, b);
    this.playerAt[b] = first;
  }

  private sayFirst(tables: readonly MessageTable[], about: KnownFacts): string {
    for (const table of tables) {
      const said = this.sayRow(table, about);
      if (said !== undefined) return said;
    }
    throw new NoWords("no message fits what is to be told");
  }

  /** The message of a table from this point of view, if it has one. */
  private sayRow(table: MessageTable, about: KnownFacts): string | undefined {
    const facts = this.withViewer(about);
    const name = this.messageIn(table, facts);
    if (name === undefined) return undefined;
    const said = this.language.say(name, this.knownIn(table, facts));
    return table.then ? `${said} ${this.readIn(table.then, facts)}` : said;
  }

  /** The message to say from this point of view, if the table has one. */
  private messageIn({ say, by = [] }: MessageTable | SubMessage, facts: KnownFacts): string | undefined {
    return say[by.map((reading) => String(this.readIn(reading, facts))).join(" ")];
  }

  private knownIn({ facts = {} }: MessageTable | SubMessage, about: KnownFacts): Facts {
    const known: Facts = {};
    for (const [fact, reading] of Object.entries(facts)) {
      const value = this.readIn(reading, about);
      if (value !== undefined && value !== null) known[fact] = value;
    }
    return known;
  }

  private withViewer(facts: KnownFacts): KnownFacts {
    return { ...facts, you: this.viewer, players: this.names.length };
  }

  // ── Readings ───────────────────────────────────────────────────────────────────────────────────────

  private readIn(reading: string, facts: KnownFacts): Value {
    if (reading.startsWith("=")) return reading.slice(1);
    const [way = "", ...fields] = reading.split(" ");
    if (!fields.length) return facts[way];
    const word = JOINED[way];
    if (word) return this.each(fields[0] ?? "", facts[fields[1] ?? ""], word);
    return this.read(way, ...fields.map((field) => facts[field]));
  }

  /** What a way to read makes of these numbers; undefined if they are hidden. */
  private read(way: string, ...values: Value[]): Value {
    const ofAnything = OF_ANYTHING[way];
    if (ofAnything) return ofAnything(this, values[0], values[1]);
    const numbers = values.filter(isKnown);
    if (numbers.length < values.length) return undefined;
    const ofNumbers = OF_NUMBERS[way];
    const [first = 0, second = 0] = numbers;
    if (ofNumbers) return ofNumbers(this, first, second);
    if (this.telling.lists?.[way]) return this.named(way, first);
    const message = pick(this.telling.sub_messages ?? {}, way);
    const facts = this.withViewer(Object.fromEntries(message.of.map((name, i) => [name, numbers[i]])));
    return this.language.say(String(this.messageIn(message, facts)), this.knownIn(message, facts));
  }

  /** A name from a list, or a phrase of the game's own: `words("card", place)`. */
  words(way: string, ...numbers: number[]): string {
    return String(this.read(way, ...numbers));
  }

  private named(way: string, number: number): string {
    const { names, says, given } = pick(this.telling.lists ?? {}, way);
    const name = pick(given ? pick(this.given, way) : names, number);
    if (given) return names.includes(name) ? this.language.say(`${says ?? ""}${slug(name)}`) : name;
    return says == null ? name : this.language.say(says + name);
  }

  private each(way: string, bits: Value, word: "and" | "or"): Value {
    if (!isKnown(bits)) return undefined;
    return this.language.join(members(bits).map((number) => this.named(way, number)), word);
  }

  /** A player's name. */
  name(player: number): string {
    return pick(this.names, player);
  }

  /** Whether a player is the one who is told. */
  side(player: Value): "you" | "other" {
    return player === this.viewer ? "you" : "other";
  }

  /** The player before whom a card lies; undefined for the centre. */
  owner(place: number): number | undefined {
    return this.playerAt[Math.floor(place / this.hands)];
  }

  /** Which of its owner's cards it is: only, left, right … */
  hand(hand: number): string {
    return this.hands === 1 ? "only" : pick(this.telling.hand_names ?? [], hand % this.hands);
  }

  /** The players of a set by name, without the one who is told. */
  others(players: number): string[] {
    return members(players)
      .filter((player) => player !== this.viewer)
      .map((player) => this.name(player));
  }

  /** Those who sit on a set of seats. */
  sitters(seats: number): string {
    const players = members(seats).map((seat) => pick(this.playerAt, seat));
    return this.language.join(players.map((who) => (who === this.viewer ? this.language.say("you") : this.name(who))));
  }

  whose(place: number): string {
    const owner = this.owner(place);
    if (owner === undefined) return "centre";
    return owner === this.viewer ? "you" : "player";
  }

  whoseFor(place: number, actor: number): string {
    if (this.owner(place) !== actor) return this.whose(place);
    return actor === this.viewer ? "yourself" : "themself";
  }

  which(place: number): string {
    if (this.owner(place) !== undefined) return this.hand(place);
    if (this.centre === 1) return "only";
    return pick(this.telling.centre_names ?? [], place - this.names.length * this.hands);
  }

  /** Who has won; several share. The same messages for every game. */
  winners(winners: number): string {
    const others = this.others(winners);
    return this.language.say(`won-${this.among(winners)}`, { winners: this.language.join(others), count: others.length });
  }

  among(players: number): string {
    if (!members(players).includes(this.viewer)) return "other";
    return this.others(players).length ? "you-too" : "you";
  }
}

const isKnown = (value: Value): value is number => typeof value === "number" && value !== HIDDEN;

/** How the things of a set are listed. */
const JOINED: Readonly<Record<string, "and" | "or">> = { each: "and", either: "or" };

const OF_ANYTHING: Readonly<Record<string, (n: Narrator, one: Value, two: Value) => string>> = {
  known: (_, value) => (value === null || value === undefined || value === HIDDEN ? "hidden" : "known"),
  same: (_, one, two) => (one === two ? "same" : "different"),
  side: (n, player) => n.side(player),
  any: (_, bits) => (bits ? "some" : "none"),
};

const OF_NUMBERS: Readonly<Record<string, (n: Narrator, one: number, two: number) => Value>> = {
  player: (n, player) => n.name(player),
  sitter: (n, seat) => n.names[n.playerAt[seat] ?? HIDDEN],
  "sitter-side": (n, seat) => (seat < n.playerAt.length ? n.side(n.playerAt[seat]) : undefined),
  owner: (n, place) => n.names[n.owner(place) ?? HIDDEN],
  "owner-side": (n, place) => n.side(n.owner(place)),
  whose: (n, place) => n.whose(place),
  "whose-for": (n, place, actor) => n.whoseFor(place, actor),
  which: (n, place) => n.which(place),
  hand: (n, hand) => n.hand(hand),
  extent: (_, some, everything) => ((some & (some - 1)) === 0 ? "one" : some === everything ? "all" : "some"),
  sitters: (n, seats) => n.sitters(seats),
  ordinal: (_, number) => number + 1,
  among: (n, players) => n.among(players),
  all: (n, players) => n.language.join(members(players).map((player) => n.name(player))),
  others: (n, players) => n.language.join(n.others(players)),
  "how-many-others": (n, players) => n.others(players).length,
  winners: (n, winners) => n.winners(winners),
};
