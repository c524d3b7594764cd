import { beforeEach, describe, expect, it } from "vitest";
import type { Header, View } from "../generated/view";
import type { CommandRefused } from "../../../server/generated/protocol";
import { settings } from "../../../ui/settings/settings.svelte";
import { Stage } from "../../shared/stage/stage.svelte";
import { Chooser } from "../../shared/chooser/chooser.svelte";
import { ways } from "./ways";

const LOOK = 8;
const SWAP = 112 + 3 * 1 + 1;
const viewWith = (...options: number[]) => ({ question: { kind: "turn", options, held: [] } }) as unknown as View;

describe("somebody who decides", () => {
  let stage: Stage;
  let decided: number[];
  let answer: CommandRefused | undefined;
  let chooser: Chooser;

  beforeEach(() => {
    settings.set({ confirm: false });
    stage = new Stage({ game: "mascarade" } as Header, viewWith(LOOK, SWAP, SWAP - 1), () => 1);
    decided = [];
    answer = undefined;
    stage.decide = (move) => {
      decided.push(move);
      return Promise.resolve(answer);
    };
    chooser = new Chooser(stage, ways);
  });

  it("goes a step on and a step back", () => {
    chooser.choose({ key: "swap" });
    expect(chooser.choices.map(({ key }) => key)).toEqual(["how:swapped", "how:pretended"]);
    chooser.back();
    expect(chooser.choices.map(({ key }) => key)).toEqual(["look", "swap"]);
    expect(chooser.canGoBack).toBe(false);
  });

  it("decides once, however often they tap", () => {
    chooser.choose({ key: "look", move: LOOK });
    expect(chooser.choices).toEqual([]);
    expect(decided).toEqual([LOOK]);
  });

  it("is asked twice if they like", () => {
    settings.set({ confirm: true });
    chooser.choose({ key: "look", move: LOOK });
    expect([decided, chooser.pending]).toEqual([[], LOOK]);
    void chooser.send(LOOK);
    expect(decided).toEqual([LOOK]);
  });

  it("can decide anew when the table refuses", async () => {
    answer = { type: "refused", id: "1", code: "stale", seq: 1, text: "" };
    await chooser.send(LOOK);
    expect([chooser.sent, chooser.refusal?.code, chooser.choices.length]).toEqual([false, "stale", 2]);
  });

  it("hears that they were too late, even if something else is asked by then", async () => {
    answer = { type: "refused", id: "1", code: "stale", seq: 1, text: "" };
    const sending = chooser.send(LOOK);
    stage.jumpTo(viewWith(0, 4));
    await sending;
    expect([chooser.refusal?.code, chooser.choices.length]).toEqual(["stale", 2]);
    chooser.choose({ key: "pass", move: 0 });
    expect(chooser.refusal).toBeNull();
  });

  it("has nothing to choose while the game stands still, and goes on where they were", () => {
    chooser.choose({ key: "swap" });
    stage.paused = true;
    expect([chooser.choices, chooser.canGoBack]).toEqual([[], false]);
    stage.paused = false;
    expect(chooser.choices.map(({ key }) => key)).toEqual(["how:swapped", "how:pretended"]);
  });

  it("begins anew with another question", () => {
    chooser.choose({ key: "swap" });
    stage.jumpTo(viewWith(0, 4));
    expect(chooser.choices.map(({ key }) => key)).toEqual(["pass", "claim:0"]);
  });

  it("is asked nothing while something is shown, or where they only watch", () => {
    stage.decide = undefined;
    expect([chooser.question, chooser.choices]).toEqual([null, []]);
  });
});
