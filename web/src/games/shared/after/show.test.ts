import { describe, expect, it } from "vitest";
import type { TableStatus } from "../../../server/generated/protocol";
import { bestMoments, whoKnew, whoKnewMost, type ShowMoment } from "./show";

const moment = (event: number, worth: number): ShowMoment => ({
  event,
  worth,
  player: 0,
  name: "Ann",
  when: "",
  seemed: "",
  mask: null,
  truth: "",
  faces: [],
  more: [],
});
const guest = (number: number, name: string) => ({ number, name, online: true });
const TABLE: TableStatus = {
  code: "ABCD",
  phase: "over",
  agreed: 1,
  host: 0,
  guests: [guest(0, "Ann"), guest(1, "Bob"), guest(2, "Cléa")],
  chairs: [],
  locked: false,
  paused: false,
  votes: [],
  games: 1,
  knew: [
    { guest: 1, events: [4, 9] },
    { guest: 2, events: [9] },
    { guest: 7, events: [9, 4] },
  ],
};

describe("the show after a game", () => {
  it("has the best moments in the order in which they happened", () => {
    const moments = [moment(2, 1), moment(5, 7), moment(6, 0), moment(9, 3)];
    expect(bestMoments(moments, 3).map(({ event }) => event)).toEqual([2, 5, 9]);
  });

  it("has the earlier one of two moments that are worth the same", () => {
    expect(bestMoments([moment(2, 1), moment(5, 1)], 1).map(({ event }) => event)).toEqual([2]);
  });

  it("names those who are here and knew it", () => {
    expect(whoKnew(TABLE, 9).map(({ name }) => name)).toEqual(["Bob", "Cléa"]);
    expect(whoKnew(TABLE, 5)).toEqual([]);
    expect(whoKnew(undefined, 5)).toEqual([]);
  });

  it("names those who knew most of what was shown", () => {
    expect(whoKnewMost(TABLE, [moment(4, 1), moment(9, 1)]).map(({ name }) => name)).toEqual(["Bob"]);
    expect(whoKnewMost(TABLE, [moment(9, 1)]).map(({ name }) => name)).toEqual(["Bob", "Cléa"]);
    expect(whoKnewMost(TABLE, [moment(3, 1)])).toEqual([]);
  });
});
