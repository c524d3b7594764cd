import type { Visit } from "../../../server/visit.svelte";
import { talkLines } from "./talk";

/** How long something said stands above whoever said it. */
const LINGERS = 5000;

/** What people have just said, by player: it stands above their seats for a while. */
export class Bubbles {
  private said: Record<number, string | undefined> = $state({});
  private read: number;

  constructor(private readonly visit: Visit) {
    this.read = visit.talk.at(-1)?.seq ?? 0;
  }

  of(player: number): string | undefined {
    return this.said[player];
  }

  /** Take in what was said since. */
  listen(): void {
    const { table, talk } = this.visit;
    if (!table) return;
    const fresh = talkLines(talk).filter(({ seq }) => seq > this.read);
    this.read = talk.at(-1)?.seq ?? 0;
    for (const { guest, words } of fresh) {
      const player = table.guests.find(({ number }) => number === guest)?.seat;
      if (player !== null && player !== undefined) this.raise(player, words);
    }
  }

  private raise(player: number, words: string): void {
    this.said[player] = words;
    setTimeout(() => {
      if (this.said[player] === words) this.said[player] = undefined;
    }, LINGERS);
  }
}
