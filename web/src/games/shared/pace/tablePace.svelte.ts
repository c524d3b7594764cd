import type { Agreement } from "../../../server/generated/protocol";
import type { TableClient } from "../../../server/tableClient.svelte";
import { settings, type Speed } from "../../../ui/settings/settings.svelte";
import type { Stage } from "../stage/stage.svelte";

/** How many times as fast everything is shown, and the pace of the bots of somebody who plays alone. */
export const SPEEDS: Record<Speed, { times: number; pace: NonNullable<Agreement["pace"]> }> = {
  normal: { times: 1, pace: "relaxed" },
  fast: { times: 1.5, pace: "brisk" },
  "very-fast": { times: 2.5, pace: "instant" },
};
const PACES = ["relaxed", "brisk", "instant"] as const;
/** Milliseconds after which the server is asked again to hurry: another process may play the bots now. */
const ASK_AGAIN = 1000;

/** How fast one player is shown a game; for somebody who plays alone it is also how fast bots answer. */
export class TablePace {
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly client: TableClient,
  ) {
    stage.isPerson = (player) => this.isPerson(player);
  }

  get speed(): Speed {
    return settings.current.speed;
  }

  /** Show everything at another speed from now on, also in later games on this device. */
  choose(speed: Speed): void {
    settings.set({ speed });
    this.setBotPace(SPEEDS[speed].pace);
  }

  /** Show this game at the speed of this device; bots are never slowed down by that. */
  apply(): void {
    this.stage.speed = SPEEDS[this.speed].times;
    const { pace } = SPEEDS[this.speed];
    if (PACES.indexOf(pace) > PACES.indexOf(this.botPace)) this.setBotPace(pace);
  }

  fastForward(): void {
    this.stage.fastForward();
    this.hurryBots();
  }

  skipToDecision(): void {
    this.stage.skipToDecision();
    this.hurryBots();
  }

  stop(): void {
    this.stage.playAsUsual();
    this.stopAsking();
  }

  stopAsking(): void {
    clearInterval(this.asking);
    this.asking = undefined;
  }

  private hurryBots(): void {
    this.stopAsking();
    this.askToHurry();
    this.asking = setInterval(() => this.askToHurry(), ASK_AGAIN);
  }

  private askToHurry(): void {
    if (this.stage.playback === "usual") this.stopAsking();
    else if (this.client.isAlone) this.client.hurry();
  }

  private setBotPace(pace: NonNullable<Agreement["pace"]>): void {
    const { client } = this;
    if (client.isAlone && client.isHost && this.botPace !== pace) void client.send({ do: "adjust", pace });
  }

  private get botPace(): NonNullable<Agreement["pace"]> {
    return this.client.table?.agreement.pace ?? "brisk";
  }

  private isPerson(player: number): boolean {
    const chair = this.client.table?.chairs[player];
    return chair?.guest !== undefined && chair.guest !== null && !chair.stand_in;
  }
}
