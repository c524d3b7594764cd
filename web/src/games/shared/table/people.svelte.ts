import type { TableClient } from "../../../server/tableClient.svelte";
import { settings } from "../../../ui/settings/settings.svelte";
import { SpeechBubbles } from "../talk/speechBubbles.svelte";
import { isPrivate } from "./device";
import { statusOf, type Status } from "./playerStatus";

/** The people behind the players: whether they are here, and what they say. Without a client, which may be a wall's, there are none. */
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

  /** Whether only the viewer sees this screen, as in a replay; a wall shows no secrets at all. */
  get haveOwnDevice(): boolean {
    if (!this.client) return true;
    return this.client.seat !== undefined && isPrivate(this.client.table, settings.current.device);
  }

  status(player: number): Status | undefined {
    return statusOf(this.client?.table, player);
  }
}
