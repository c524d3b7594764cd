import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUpdate, GameView } from "../../../server/game";
import { shortened } from "./pacingTable";
import { Stage } from "./stage.svelte";

const HEADER = { game: "any", players: ["Ann", "Bob", "Cléa"] };
const ANN = 0;
/** Views are told apart by who decides. */
const view = (decider: number | null) => ({ decider }) as GameView;
let numbered = 0;

function update(decider: number | null, count = 2): GameUpdate {
  const events = Array.from({ length: count }, () => ({ number: numbered++, event: [1, 1, 0, 0, 0, -1, 0] as const, playerAt: [] }));
  return { events, view: view(decider) };
}

function stageOfAnn(): Stage {
  const stage = new Stage(HEADER, view(1), () => 1000);
  stage.seat = ANN;
  return stage;
}

const missedBy = (stage: Stage) => stage.missed?.events.map(({ number }) => number);

describe("a player who does not want to wait", () => {
  beforeEach(() => {
    numbered = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("is led straight to their decision, and told what they skipped", () => {
    const stage = stageOfAnn();
    stage.play(update(2));
    stage.skipToDecision();
    expect([stage.busy, stage.view.decider, stage.playback, stage.missed]).toEqual([false, 2, "skip", null]);
    stage.play(update(1));
    stage.play(update(ANN));
    expect([stage.busy, stage.view.decider, stage.playback]).toEqual([false, ANN, "usual"]);
    expect(missedBy(stage)).toEqual([1, 2, 3, 4, 5]);
    expect(stage.missed?.before.decider).toBe(1);
  });

  it("is not told again what was shown before", () => {
    const stage = stageOfAnn();
    stage.play(update(2, 3));
    vi.advanceTimersByTime(1000);
    stage.skipToDecision();
    stage.play(update(ANN, 1));
    expect(missedBy(stage)).toEqual([2, 3]);
  });

  it("sees everything flash by when it is fast-forwarded, up to their decision", () => {
    const stage = stageOfAnn();
    stage.play(update(2));
    stage.fastForward();
    vi.advanceTimersByTime(200);
    expect([stage.busy, stage.playback]).toEqual([false, "forward"]);
    stage.play(update(ANN));
    vi.advanceTimersByTime(200);
    expect([stage.busy, stage.playback, missedBy(stage)]).toEqual([false, "usual", [1, 2, 3]]);
    stage.play(update(1, 1));
    vi.advanceTimersByTime(900);
    expect([stage.busy, stage.missed]).toEqual([true, null]);
  });

  it("sees the game at its pace again when another person has to decide", () => {
    const stage = stageOfAnn();
    stage.isPerson = (player) => player === 2;
    stage.play(update(1));
    stage.fastForward();
    stage.play(update(2));
    vi.advanceTimersByTime(1000);
    expect([stage.busy, stage.playback]).toEqual([false, "usual"]);
  });

  it("is led to the end of a game in which they do not decide again", () => {
    const stage = stageOfAnn();
    stage.skipToDecision();
    stage.play(update(2));
    stage.play(update(null));
    expect([stage.playback, stage.view.decider]).toEqual(["usual", null]);
  });

  it("sees everything again as soon as they like", () => {
    const stage = stageOfAnn();
    stage.skipToDecision();
    stage.play(update(2));
    stage.playAsUsual();
    stage.play(update(1));
    expect([stage.busy, stage.playback]).toEqual([true, "usual"]);
  });

  it("cannot skip their own decision", () => {
    const stage = stageOfAnn();
    stage.play(update(ANN, 0));
    stage.skipToDecision();
    stage.fastForward();
    expect([stage.playback, stage.view.decider]).toEqual(["usual", ANN]);
  });
});

it("what matters stays for at least 0.8 seconds, however much the stage hurries; what does not may be shorter", () => {
  expect([3000, 1000, 800, 500].map((usual) => shortened(usual, 0.5))).toEqual([1500, 800, 800, 250]);
});
