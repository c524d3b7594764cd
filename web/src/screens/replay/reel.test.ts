import { describe, expect, it } from "vitest";
import { Kind, SPECTATOR } from "../../server/generated/meanings";
import type { Mascarade, ReplayTold, StepTold, View } from "../../server/generated/protocol";
import { hear, PAGE, Reel } from "./reel.svelte";

const start = { game: "mascarade", players: ["Ann", "Bob", "Cléa"] } as Mascarade;
const view = (...players: number[]) => ({ seats: players.map((player, seat) => ({ seat, player })) }) as View;

/** A game of so many decisions, and which of its pages were asked for. */
function game(total: number): { reel: Reel; asked: string[] } {
  const asked: string[] = [];
  const fetching = (eyes: string, from: number, count: number): Promise<ReplayTold> => {
    asked.push(`${eyes} ${from}`);
    const numbers = Array.from({ length: count }, (_, i) => from + i).filter((number) => number <= total);
    const steps = numbers.map((number): StepTold => ({ number, who: 0, since: 2 * number, events: [], view: view(0, 1, 2) }));
    return Promise.resolve({ start, total, steps });
  };
  return { reel: new Reel(fetching), asked };
}

describe("a reel", () => {
  it("goes to a step and keeps what it has fetched", async () => {
    const { reel, asked } = game(20);
    expect((await reel.go(3))?.number).toBe(3);
    await reel.go(4);
    expect([reel.total, asked]).toEqual([20, ["truth 0"]]);
  });

  it("never goes beyond an end", async () => {
    const { reel } = game(20);
    expect((await reel.go(999))?.number).toBe(20);
    expect((await reel.go(-3))?.number).toBe(0);
  });

  it("fetches the next page before somebody turns to it, and the one before to know who sat where", async () => {
    const { reel, asked } = game(3 * PAGE);
    await reel.go(PAGE - 1);
    await reel.go(2 * PAGE);
    expect(asked).toEqual(["truth 0", `truth ${PAGE}`, `truth ${2 * PAGE}`]);
  });

  it("knows what happened up to a step, as far back as it was fetched", async () => {
    const turn = [Kind.TURN, 0, 0, 0, 0, -1, 0] as StepTold["events"][number];
    const steps = [0, 1, 2].map((number): StepTold => ({ number, who: 0, since: number, events: [turn], view: view(0, 1, 2) }));
    const reel = new Reel(() => Promise.resolve({ start, total: 2, steps }));
    await reel.go(1);
    expect(reel.past.map(({ number }) => number)).toEqual([0, 1]);
  });

  it("looks through other eyes at the same step", async () => {
    const { reel, asked } = game(20);
    await reel.go(7);
    expect(reel.viewer).toBe(SPECTATOR);
    await reel.go(reel.step, "2");
    expect([reel.step, reel.eyes, reel.viewer]).toEqual([7, "2", 2]);
    expect(asked).toEqual(["truth 0", "2 0"]);
  });

  it("asks again for what could not be fetched", async () => {
    let online = false;
    const reel = new Reel(() =>
      online ? Promise.resolve({ start, total: 0, steps: [] }) : Promise.reject(new Error("offline")),
    );
    await expect(reel.go(0)).rejects.toThrow("offline");
    online = true;
    await reel.go(0);
    expect(reel.start).toBe(start);
  });

  it("knows who sits where, also while people change seats", () => {
    const moved = [Kind.MOVED, 0, 0, 2, 0, -1, 0] as [number, number, number, number, number, number, number];
    const turn = [Kind.TURN, 1, 1, 0, 4, -1, 0] as typeof moved;
    const step: StepTold = { number: 1, who: 0, since: 10, events: [moved, turn], view: view(2, 1, 0) };
    expect(hear(step, [0, 1, 2])).toEqual([
      { number: 10, event: moved, playerAt: [0, 1, 2] },
      { number: 11, event: turn, playerAt: [2, 1, 0] },
    ]);
  });
});
