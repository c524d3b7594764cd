import { expect, it } from "vitest";
import { byResult } from "./byResult";

it("ranks winners first, then the others by what they have", () => {
  const players = [
    { name: "Ann", won: false, score: 3 },
    { name: "Bob", won: false, score: 9 },
    { name: "Cléa", won: true, score: 5 },
  ];
  expect(byResult(players).map(({ name }) => name)).toEqual(["Cléa", "Bob", "Ann"]);
});
