import { expect, it } from "vitest";
import type { GrimmView, View } from "../../server/generated/protocol";
import { ranked, winnersOf } from "./ranking";

it("winners stand first, even where somebody has more", () => {
  const seats = [
    { player: 0, name: "Ann", coins: 9 },
    { player: 1, name: "Bob", coins: 12 },
    { player: 2, name: "Cléa", coins: 10 },
  ];
  const view = { seats, winners: [2] } as unknown as View;
  expect(ranked(view).map(({ name }) => name)).toEqual(["Cléa", "Bob", "Ann"]);
  expect(winnersOf(view)).toEqual(["Cléa"]);
});

it("roses count at the ball", () => {
  const guests = [
    { player: 0, name: "Ann", roses: 3 },
    { player: 1, name: "Bob", roses: 11 },
  ];
  expect(ranked({ guests, winners: [1] } as unknown as GrimmView)[0]).toMatchObject({ name: "Bob", score: 11, won: true });
});
