import { describe, expect, it } from "vitest";
import { SPECTATOR } from "../../server/generated/constants";
import type { GameView } from "../../server/game";
import type { Replay, ReplayStep } from "../../server/generated/protocol";
import { PAGE_SIZE, ReplaySteps } from "./replaySteps.svelte";

const start = { game: "any", players: ["Ann", "Bob", "Cléa"] };
const view = { viewer: SPECTATOR } as GameView;

/** A game with this many steps, and the pages of it that were fetched. */
function game(total: number): { replay: ReplaySteps; asked: string[] } {
  const asked: string[] = [];
  const fetching = (viewpoint: string, from: number, count: number): Promise<Replay> => {
    asked.push(`${viewpoint} ${from}`);
    const numbers = Array.from({ length: count }, (_, i) => from + i).filter((number) => number <= total);
    const steps = numbers.map((number): ReplayStep => ({ number, who: 0, since: 2 * number, events: [], view }));
    return Promise.resolve({ start, total, steps });
  };
  return { replay: new ReplaySteps(fetching), asked };
}

describe("a reel", () => {
  it("goes to a step and keeps what it has fetched", async () => {
    const { replay, asked } = game(20);
    expect((await replay.go(3))?.number).toBe(3);
    await replay.go(4);
    expect([replay.total, asked]).toEqual([20, ["truth 0"]]);
  });

  it("stops at both ends", async () => {
    const { replay } = game(20);
    expect((await replay.go(999))?.number).toBe(20);
    expect((await replay.go(-3))?.number).toBe(0);
  });

  it("fetches the next page before somebody turns to it, and the one before to know who sat where", async () => {
    const { replay, asked } = game(3 * PAGE_SIZE);
    await replay.go(PAGE_SIZE - 1);
    await replay.go(2 * PAGE_SIZE);
    expect(asked).toEqual(["truth 0", `truth ${PAGE_SIZE}`, `truth ${2 * PAGE_SIZE}`]);
  });

  it("knows what happened up to a step, as far back as it was fetched", async () => {
    const turn = [1, 0, 0, 0, 0, -1, 0] as ReplayStep["events"][number];
    const steps = [0, 1, 2].map((number): ReplayStep => ({ number, who: 0, since: number, events: [turn], view }));
    const replay = new ReplaySteps(() => Promise.resolve({ start, total: 2, steps }));
    await replay.go(1);
    expect(replay.past.map(({ number }) => number)).toEqual([0, 1]);
  });

  it("shows another player's view of the same step", async () => {
    const { replay, asked } = game(20);
    await replay.go(7);
    expect(replay.viewer).toBe(SPECTATOR);
    await replay.go(replay.step, "2");
    expect([replay.step, replay.viewpoint, replay.viewer]).toEqual([7, "2", 2]);
    expect(asked).toEqual(["truth 0", "2 0"]);
  });

  it("asks again for what could not be fetched", async () => {
    let online = false;
    const replay = new ReplaySteps(() =>
      online ? Promise.resolve({ start, total: 0, steps: [] }) : Promise.reject(new Error("offline")),
    );
    await expect(replay.go(0)).rejects.toThrow("offline");
    online = true;
    await replay.go(0);
    expect(replay.header).toBe(start);
  });
});
