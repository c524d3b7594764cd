import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findGame } from "../..";
import { speaking } from "../../../i18n/language.svelte";
import type { GameView } from "../../../server/game";
import { Stage } from "../stage/stage.svelte";
import PlainTable from "./PlainTable.svelte";

const HEADER = { game: "liars", players: ["Ann", "Bob"] };
const view = (more: object = {}) => ({ viewer: 0, decider: 0, question: { kind: "bid", options: [3, 7] }, ...more }) as GameView;

describe("a game without a folder", () => {
  let stage: Stage;
  let decided: number[];
  let table: ReturnType<typeof mount>;

  beforeAll(() => speaking.speak("en"));

  beforeEach(() => {
    vi.useFakeTimers();
    decided = [];
    stage = new Stage(HEADER, view(), () => 100);
    stage.decide = (move) => {
      decided.push(move);
      return Promise.resolve(undefined);
    };
    table = mount(PlainTable, { target: document.body, props: { stage } });
    flushSync();
  });

  afterEach(() => {
    void unmount(table);
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim());

  it("is found by its id and gets the plain table", async () => {
    const game = findGame("liars");

    expect(findGame("liars")).toBe(game);
    expect((await game.loadTable()).Table).toBe(PlainTable);
  });

  it("shows who sits there, and whose decision it is", () => {
    expect(texts("[data-seat] strong")).toEqual(["Ann", "Bob"]);
    expect(document.querySelector("[aria-current]")?.textContent).toContain("Ann");
  });

  it("offers the options as buttons, and sends the one that is tapped", () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-move]")];
    expect(buttons.map(({ dataset }) => dataset["move"])).toEqual(["3", "7"]);

    buttons[1]?.click();
    flushSync();

    expect(decided).toEqual([7]);
    expect(document.querySelector("[data-move]")).toBeNull();
  });

  it("says what the options are, if the question does", () => {
    stage.jumpTo(view({ question: { kind: "bid", options: [3, 7], texts: ["two sixes", "liar!"] } }));
    flushSync();

    expect(texts("[data-move]")).toEqual(["two sixes", "liar!"]);
  });

  it("logs every event once it was shown", () => {
    stage.play({ events: [{ number: 0, event: [4, 1, 2, 6, 0, -1, 0], playerAt: [0, 1] }], view: view({ decider: 1, question: null }) });
    flushSync();
    expect(texts("ol li").join()).toContain("Bob: 4");

    vi.advanceTimersByTime(100);
    flushSync();
    expect(document.querySelector("[data-move]")).toBeNull();
    expect(texts("ol li")).toHaveLength(1);
  });
});
