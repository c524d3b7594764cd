import { describe, expect, it } from "vitest";
import { OWN, sizesFor } from "./sizes";

const PHONE = [360, 490] as const;

describe("on a phone", () => {
  it.each([2, 3, 4, 5, 6, 8, 10, 13])("%i people fit side by side, and names stay readable", (seats) => {
    const hands = seats === 2 ? 3 : seats === 3 ? 2 : 1;
    const room = sizesFor(...PHONE, seats, hands, Math.max(0, hands > 1 ? 0 : 6 - seats));
    expect(2 * room.seat + (hands > 1 ? 0 : 100)).toBeLessThanOrEqual(seats === 2 ? 720 : 360);
    expect(room.card * hands * (hands > 1 ? OWN : 1)).toBeLessThan(room.seat);
    expect(room.text).toBeGreaterThanOrEqual(11.5);
  });

  it("the announced mask leaves room for the cards in the centre", () => {
    expect(sizesFor(...PHONE, 4, 1, 2).mask).toBeLessThan(sizesFor(...PHONE, 4, 1, 0).mask);
  });
});

it("everything is larger where there is more room", () => {
  const [phone, desk] = [sizesFor(...PHONE, 6, 1, 0), sizesFor(1070, 700, 6, 1, 0)];
  expect(desk.card).toBeGreaterThan(phone.card);
  expect(desk.mask).toBeGreaterThan(phone.mask);
});

it("a wall is read from the sofa: everything grows with it", () => {
  const [desk, wall] = [sizesFor(1280, 720, 8, 1, 0), sizesFor(2560, 1440, 8, 1, 0)];
  expect(wall).toEqual(Object.fromEntries(Object.entries(desk).map(([what, size]) => [what, 2 * size])));
});
