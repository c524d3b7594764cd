import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Mascarade, View } from "../../server/generated/protocol";
import { Stage } from "../../games/shared/stage/stage.svelte";
import { speaking } from "../../i18n/language.svelte";
import file from "../../server/generated/parity.json";
import { Guide } from "./guide.svelte";

const views = (file as unknown as { mascaradeAsked: { view: View }[] }).mascaradeAsked.map(({ view }) => view);
const start = { game: "mascarade", players: ["Ann", "Bob"] } as Mascarade;

function stageWith(phase: string): Stage {
  const view = views.find((each) => each.phase === phase && each.question);
  if (!view) throw new Error(`there is no view of ${phase}`);
  return new Stage(start, view, () => 0);
}

/** Everything the coach has to say, one after the other. */
function said(guide: Guide): string[] {
  const sentences: string[] = [];
  while (guide.sentence) {
    sentences.push(guide.sentence);
    guide.gotIt();
  }
  return sentences;
}

describe("the coach", () => {
  beforeAll(() => speaking.speak("en"));
  beforeEach(() => sessionStorage.clear());

  it("says everything once", () => {
    const guide = new Guide();
    guide.lead("ABC");
    guide.notice(stageWith("answer"));
    expect(said(guide).join(" ")).toContain("Do you believe it?");
    guide.notice(stageWith("answer"));
    expect(said(guide)).toEqual([]);
  });

  it("is still there after a reload, until nobody wants advice any more", () => {
    new Guide().lead("ABC");
    const guide = new Guide();
    expect(guide.code).toBe("ABC");
    guide.stop();
    expect(new Guide().code).toBeUndefined();
  });

  it("takes its leave when the game is over", () => {
    const guide = new Guide();
    guide.lead("ABC");
    guide.notice(stageWith("answer"));
    guide.finish();
    expect(said(guide)).toHaveLength(1);
    expect(guide.code).toBeUndefined();
  });
});
