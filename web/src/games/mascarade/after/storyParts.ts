// A story in parts that a screen can show: who did what in a turn, which lines a chart has, every bluff.

import type { Announcement, Handling, TrueState, Story, TurnStory } from "../generated/view";
import type { Line } from "../../shared/after/chart";

/** What a player did in a turn, as a word on the timeline. */
export type Mark = "bluff" | "caught" | "true" | "right" | "wrong" | "swap" | "pretend" | "look";

export interface Bluff {
  turn: TurnStory;
  said: Announcement;
}

/** One moment of a game: how the table stood, after which turn; none for the deal. */
export interface Moment {
  turn: TurnStory | null;
  standing: TrueState;
  before: TrueState | null;
}

/** The game moment by moment, from the deal on. */
export function momentsOf(story: Story): Moment[] {
  const turns = story.turns.map((turn, i) => ({
    turn,
    standing: turn.after,
    before: story.turns[i - 1]?.after ?? story.start,
  }));
  return [{ turn: null, standing: story.start, before: null }, ...turns];
}

/** Everything that was announced and was not true, in order. */
export function bluffsOf(story: Story): Bluff[] {
  return story.turns.flatMap((turn) => (turn.announcement?.bluff ? [{ turn, said: turn.announcement }] : []));
}

/** What each player did in a turn. */
export function marksOf(turn: TurnStory): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const mark = (who: number, what: Mark) => marks.set(who, [...(marks.get(who) ?? []), what]);
  if (turn.did === "look") mark(turn.who, "look");
  if (turn.announcement) {
    mark(turn.who, announcedAs(turn.announcement));
    for (const claim of turn.announcement.claims) mark(claim.who, claim.right ? "right" : "wrong");
  }
  for (const handling of turn.handlings) mark(handling.who, handledAs(handling));
  return marks;
}

function announcedAs(said: Announcement): Mark {
  if (!said.bluff) return "true";
  return said.stood ? "bluff" : "caught";
}

const handledAs = (handling: Handling): Mark => (handling.swapped ? "swap" : "pretend");

/** Whether other cards lie before a player than a moment ago. */
export function changed({ standing, before }: Moment, player: number): boolean {
  return before !== null && String(standing.cards[player]) !== String(before.cards[player]);
}

/** Coins of each player after the deal and after every turn. */
export function coinLines(story: Story): Line[] {
  const moments = momentsOf(story);
  return story.players.map((name, player) => ({
    name,
    values: moments.map(({ standing }) => standing.coins[player] ?? 0),
  }));
}

/** Those of a list with a quality, by the players who have it. */
export function claimants(said: Announcement, right: boolean): number[] {
  return said.claims.filter((claim) => claim.right === right).map((claim) => claim.who);
}
