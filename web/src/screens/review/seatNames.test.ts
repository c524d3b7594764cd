import { expect, it } from "vitest";
import { withSeatNames } from "./seatNames";

it("leaves nobody's name in what is shared", () => {
  const told = { start: { players: ["Ann", "Bob"] }, steps: [{ view: { seats: [{ player: 1, name: "Bob", coins: 6 }], masks: ["King"] } }] };
  const shared = JSON.stringify(withSeatNames(told));
  expect(shared).not.toMatch(/Ann|Bob/);
  expect(shared).toContain("King");
  expect(withSeatNames(undefined)).toBeUndefined();
});
