// Who really sits behind the guests, and what they say.

import { Bubbles } from "../../shared/talk/bubbles.svelte";
import type { Marked } from "../../shared/table/Mark.svelte";
import type { Visit } from "../../../server/visit.svelte";

/** The people of a visit; nobody at a table that is only shown. */
export class People {
  private readonly bubbles: Bubbles | undefined;

  constructor(private readonly visit: Visit | undefined) {
    this.bubbles = visit && new Bubbles(visit);
  }

  /** Take in what was said since. */
  listen(): void {
    this.bubbles?.listen();
  }

  /** What somebody has just said. */
  bubble(player: number): string | undefined {
    return this.bubbles?.of(player);
  }

  /** What there is to know of who plays. */
  mark(player: number): Marked | undefined {
    const chair = this.visit?.table?.chairs[player];
    const person = this.visit?.table?.guests.find(({ seat }) => seat === player);
    if (chair?.stand_in) return "stood-in";
    if (chair?.bot) return "bot";
    return person && !person.online ? "away" : undefined;
  }
}
