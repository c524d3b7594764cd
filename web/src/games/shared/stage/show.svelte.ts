import { GrimmKind, Kind } from "../../../server/generated/meanings";
import type { Happening, Heard, Visit } from "../../../server/visit.svelte";
import { pacingOf } from "./pacing";
import { Stage } from "./stage.svelte";

/** The stage of one visit: a new one for every game, and after everything that cannot be told as a story. */
export class Show {
  stage: Stage | undefined = $state.raw();
  private readonly stopWatching: () => void;

  constructor(private readonly visit: Visit) {
    this.stopWatching = visit.watch((happening) => this.hear(happening));
    this.set();
  }

  stop(): void {
    this.stopWatching();
    this.stage?.stop();
  }

  private hear(happening: Happening | null): void {
    if (this.stage && happening) {
      this.stage.play(happening);
      return;
    }
    this.set(happening?.heard);
    // The deal is shown over the table that it leads to: nothing on it has moved yet.
    if (happening) this.stage?.play(happening);
    else this.catchUp();
  }

  /** Who comes in while a game is young still sees the deal. */
  private catchUp(): void {
    const { stage } = this;
    if (stage?.start.game === "grimm") replayDraft(stage);
    if (stage?.start.game !== "mascarade" || !isYoung(stage.past)) return;
    const turn = stage.past.findLastIndex(isTurn);
    const dealt = stage.past.filter(({ event }) => event[0] === Kind.DEALT);
    const happening = { heard: [...dealt, ...stage.past.slice(turn)], view: stage.view };
    stage.look(stage.view);
    stage.play(happening);
  }

  private set(coming: readonly Heard[] = []): void {
    this.stage?.stop();
    const { began, view, heard, seat } = this.visit;
    const past = heard.filter((each) => !coming.includes(each));
    this.stage = began && view ? new Stage(began.start, view, pacingOf(began.start.game), past) : undefined;
    if (!this.stage) return;
    this.stage.seat = seat;
    this.stage.decide = (move) => this.visit.decide(move);
  }
}

const isTurn = ({ event }: Heard) => event[0] === Kind.TURN;

/** Whether the deal was only just now: nobody has had more than the first opening swaps. */
function isYoung(past: readonly Heard[]): boolean {
  return past[0]?.event[0] === Kind.DEALT && past.filter(isTurn).length <= 3;
}

/** Until its first turn a ball is shown from the beginning. */
function replayDraft(stage: Stage): void {
  const { past, view } = stage;
  if (!past.length || past.some(({ event }) => event[0] === GrimmKind.TURN)) return;
  stage.look(view);
  stage.play({ heard: [...past], view });
}
