import type { TableClient } from "../../../server/tableClient.svelte";
import { SpeechBubbles } from "../talk/speechBubbles.svelte";
import { statusOf, type Status } from "./playerStatus";

/** The people behind the players: whether they are here, and what they say. Without a client there are none. */
export class People {
  private readonly bubbles: SpeechBubbles | undefined;

  constructor(private readonly client: TableClient | undefined) {
    this.bubbles = client && new SpeechBubbles(client);
  }

  /** Show what was said since the last call. */
  update(): void {
    this.bubbles?.update();
  }

  /** What a player has just said. */
  bubble(player: number): string | undefined {
    return this.bubbles?.of(player);
  }

  status(player: number): Status | undefined {
    return statusOf(this.client?.table, player);
  }
}
