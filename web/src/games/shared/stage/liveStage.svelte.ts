import { findGame } from "../..";
import type { GameUpdate, NumberedEvent } from "../../../server/game";
import type { TableClient } from "../../../server/tableClient.svelte";
import { pacingOf } from "./pacing";
import { Stage } from "./stage.svelte";

/** Plays a client's updates on a stage; every game, and every snapshot, gets a new stage. */
export class LiveStage {
  stage: Stage | undefined = $state.raw();
  private held = false;
  private readonly unsubscribe: () => void;

  constructor(private readonly client: TableClient) {
    this.unsubscribe = client.subscribe((update) => this.receive(update));
    this.reset();
  }

  stop(): void {
    this.unsubscribe();
    this.stage?.stop();
  }

  /** Show nothing more until `enter`: the viewer still reads about the game before. */
  hold(): void {
    this.held = true;
  }

  /** Show the table as it is now. */
  enter(): void {
    if (!this.held) return;
    this.held = false;
    this.receive(null);
  }

  private receive(update: GameUpdate | null): void {
    if (this.held) return;
    if (this.stage && update) {
      this.stage.askedBy = this.client.askedBy;
      this.stage.play(update);
      return;
    }
    this.reset(update?.events);
    // The deal is shown over the table that it leads to: nothing on it has moved yet.
    if (update) this.stage?.play(update);
    else this.replayOpening();
  }

  private replayOpening(): void {
    const { stage } = this;
    const opening = stage && findGame(stage.header.game).openingOf?.(stage.past);
    if (!stage || !opening?.length) return;
    const { view } = stage;
    stage.jumpTo(view);
    stage.play({ events: opening, view });
  }

  private reset(coming: readonly NumberedEvent[] = []): void {
    this.stage?.stop();
    const { began, view, events, seat } = this.client;
    const past = events.filter((each) => !coming.includes(each));
    this.stage = began && view ? new Stage(began.start, view, pacingOf(began.start.game), past) : undefined;
    if (!this.stage) return;
    this.stage.seat = seat;
    this.stage.askedBy = this.client.askedBy;
    this.stage.decide = (move) => this.client.decide(move);
  }
}
