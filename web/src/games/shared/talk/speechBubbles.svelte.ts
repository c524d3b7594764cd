import type { TableClient } from "../../../server/tableClient.svelte";
import { talkLines } from "./talkLines";

/** How long a bubble stays, in milliseconds. */
const DURATION = 5000;

/** What people have just said, by player: it stands above their seats for a while. */
export class SpeechBubbles {
  private said: Record<number, string | undefined> = $state({});
  private lastSeq: number;

  constructor(private readonly client: TableClient) {
    this.lastSeq = client.seq;
  }

  of(player: number): string | undefined {
    return this.said[player];
  }

  /** Show what was said since the last call. */
  update(): void {
    const { table, talk, seq: now } = this.client;
    if (!table) return;
    const added = talkLines(talk).filter(({ seq }) => seq > this.lastSeq);
    this.lastSeq = now;
    for (const { guest, words } of added) {
      const player = table.guests.find(({ number }) => number === guest)?.seat;
      if (player !== null && player !== undefined) this.show(player, words);
    }
  }

  private show(player: number, words: string): void {
    this.said[player] = words;
    setTimeout(() => {
      if (this.said[player] === words) this.said[player] = undefined;
    }, DURATION);
  }
}
