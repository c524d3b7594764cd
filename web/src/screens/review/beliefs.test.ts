import { expect, it } from "vitest";
import { cellsAt, likeliest, shownRows } from "./beliefs";

const ANN = {
  who: 0,
  changes: [
    [0, 0, 100, 4, 50, 5, 50],
    [3, 4, 90, 5, 10],
    [7, 0, 0, 1, 100],
  ],
};

it("keeps what somebody believed until it changes", () => {
  expect(cellsAt(ANN, 0, 6)).toEqual([100, 0, 0, 0, 50, 50]);
  expect(cellsAt(ANN, 2, 6)).toEqual(cellsAt(ANN, 0, 6));
  expect(cellsAt(ANN, 6, 6)).toEqual([100, 0, 0, 0, 90, 10]);
  expect(cellsAt(ANN, 7, 6)).toEqual([0, 100, 0, 0, 90, 10]);
});

it("shows the likeliest first, and nothing that cannot be", () => {
  expect(likeliest(cellsAt(ANN, 3, 6), 1, 3, 3)).toEqual([
    { column: 1, percent: 90 },
    { column: 2, percent: 10 },
  ]);
  expect(likeliest(cellsAt(ANN, 3, 6), 1, 3, 1)).toHaveLength(1);
});

it("shows nobody who they are themself, but what they believe about a card of their own", () => {
  const table = { row_count: 3, columns: [] };
  expect(shownRows({ player: 1, table: { ...table, rows: "players" } })).toEqual([0, 2]);
  expect(shownRows({ player: 1, table: { ...table, rows: "places" } })).toEqual([0, 1, 2]);
});
