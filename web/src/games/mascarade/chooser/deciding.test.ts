import { beforeEach, describe, expect, it } from "vitest";
import type { Header, View } from "../generated/view";
import type { Refusal } from "../../../server/generated/protocol";
import { settings } from "../../../ui/settings/settings.svelte";
import { Stage } from "../../shared/stage/stage.svelte";
import { Deciding } from "./deciding.svelte";

const LOOK = 8;
const SWAP = 112 + 3 * 1 + 1;
const viewWith = (...options: number[]) => ({ question: { kind: "turn", options, held: [] } }) as unknown as View;

describe("somebody who decides", () => {
  let stage: Stage;
  let decided: number[];
  let answer: Refusal | undefined;
  let deciding: Deciding;

  beforeEach(() => {
    settings.set({ confirm: false });
    stage = new Stage({ game: "mascarade" } as Header, viewWith(LOOK, SWAP, SWAP - 1), () => 1);
    decided = [];
    answer = undefined;
    stage.decide = (move) => {
      decided.push(move);
      return Promise.resolve(answer);
    };
    deciding = new Deciding(stage);
  });

  it("goes a step on and a step back", () => {
    deciding.choose({ key: "swap" });
    expect(deciding.choices.map(({ key }) => key)).toEqual(["how:swapped", "how:pretended"]);
    deciding.back();
    expect(deciding.choices.map(({ key }) => key)).toEqual(["look", "swap"]);
    expect(deciding.canGoBack).toBe(false);
  });

  it("decides once, however often they tap", () => {
    deciding.choose({ key: "look", move: LOOK });
    expect(deciding.choices).toEqual([]);
    expect(decided).toEqual([LOOK]);
  });

  it("is asked twice if they like", () => {
    settings.set({ confirm: true });
    deciding.choose({ key: "look", move: LOOK });
    expect([decided, deciding.pending]).toEqual([[], LOOK]);
    void deciding.send(LOOK);
    expect(decided).toEqual([LOOK]);
  });

  it("can decide anew when the table refuses", async () => {
    answer = { type: "refused", id: "1", code: "stale", seq: 1, text: "" };
    await deciding.send(LOOK);
    expect([deciding.sent, deciding.refusal?.code, deciding.choices.length]).toEqual([false, "stale", 2]);
  });

  it("hears that they were too late, even if something else is asked by then", async () => {
    answer = { type: "refused", id: "1", code: "stale", seq: 1, text: "" };
    const sending = deciding.send(LOOK);
    stage.look(viewWith(0, 4));
    await sending;
    expect([deciding.refusal?.code, deciding.choices.length]).toEqual(["stale", 2]);
    deciding.choose({ key: "pass", move: 0 });
    expect(deciding.refusal).toBeNull();
  });

  it("has nothing to choose while the game stands still, and goes on where they were", () => {
    deciding.choose({ key: "swap" });
    stage.paused = true;
    expect([deciding.choices, deciding.canGoBack]).toEqual([[], false]);
    stage.paused = false;
    expect(deciding.choices.map(({ key }) => key)).toEqual(["how:swapped", "how:pretended"]);
  });

  it("begins anew with another question", () => {
    deciding.choose({ key: "swap" });
    stage.look(viewWith(0, 4));
    expect(deciding.choices.map(({ key }) => key)).toEqual(["pass", "claim:0"]);
  });

  it("is asked nothing while something is shown, or where they only watch", () => {
    stage.decide = undefined;
    expect([deciding.question, deciding.choices]).toEqual([null, []]);
  });
});
