import { describe, expect, it } from "vitest";
import { Kind } from "../generated/constants";
import type { NumberedEvent } from "../../../server/game";
import { eventsForLog, logLines } from "./logLines";

const event = (number: number, kind: number = Kind.PASSED): NumberedEvent => ({
  number,
  event: [kind, 0, 0, 0, 0, -1, 0],
  playerAt: [],
});
const numbers = (some: NumberedEvent[]) => some.map(({ number }) => number);

describe("the log", () => {
  const past = [event(3), event(4, Kind.TURN), event(5)];

  it("is what the table remembers", () => {
    expect(numbers(eventsForLog([event(2), ...past], past, []))).toEqual([2, 3, 4, 5]);
  });

  it("does not run ahead of what was shown", () => {
    expect(numbers(eventsForLog([...past, event(6), event(7)], past, [event(6)]))).toEqual([3, 4, 5, 6]);
  });

  it("has the turn that is on the stage, although the table has forgotten it meanwhile", () => {
    expect(numbers(eventsForLog([event(9, Kind.TURN)], past, [event(6)]))).toEqual([4, 5, 6]);
  });
});

describe("the lines of the log", () => {
  const by = (number: number, player: number, kind: number = Kind.PASSED): NumberedEvent => ({
    number,
    event: [kind, player, 0, 0, 0, -1, 0],
    playerAt: [],
  });
  const words = (events: NumberedEvent[]) =>
    logLines(events, ({ number }) => `event ${number}`, (players) => `passing ${players.join(" ")}`, 0).map((line) => line.words);

  it("tell several passes in one line", () => {
    expect(words([by(1, 3, Kind.TURN), by(2, 4), by(3, 5), by(4, 1), by(5, 2, Kind.CLAIMED)])).toEqual(["event 1", "passing 4 5 1", "event 5"]);
  });

  it("tell a single pass, and one's own, as they are", () => {
    expect(words([by(1, 4), by(2, 0), by(3, 1), by(4, 2)])).toEqual(["event 1", "event 2", "passing 1 2"]);
  });
});
