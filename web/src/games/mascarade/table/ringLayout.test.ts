import { describe, expect, it } from "vitest";
import { areApart, leastHeight, middleSize, ringLayout, seatBoxes, type Room } from "./ringLayout";

const PEOPLE = [2, 3, 4, 5, 6, 7, 8, 10, 12, 13];
const SCREENS = {
  phone: [360, 470],
  "phone on its side": [468, 360],
  tablet: [768, 730],
  "desk at 200 %": [400, 450],
  desk: [1072, 700],
  wall: [1920, 900],
} as const;

function room([width, height]: readonly [number, number], seats: number, plays = true): Room {
  const hands = seats === 2 ? 3 : seats === 3 ? 2 : 1;
  return { width, height, seats, hands, centre: hands > 1 ? 0 : Math.max(0, 6 - seats), bottom: 0, plays };
}

describe.each(Object.entries(SCREENS))("on a %s", (_, size) => {
  it.each(PEOPLE)("%i people, their words and the middle do not cover each other", (seats) => {
    const wanted = room(size, seats);
    const given = { ...wanted, height: Math.max(wanted.height, leastHeight(wanted)) };
    const layout = ringLayout(given);
    const { x, y } = layout.middle;
    const middle = { x: (x * given.width) / 100, y: (y * given.height) / 100, ...middleSize(given, layout.mask, layout.pots, layout.card, layout.text) };
    const boxes = [...seatBoxes(given, layout), middle];
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(areApart(one, other)).toBe(true)));
    boxes.forEach((box) => expect(box.x - box.width / 2 >= 0 && box.x + box.width / 2 <= given.width).toBe(true));
    expect(layout.text).toBeGreaterThanOrEqual(11.5);
  });
});

it.each(PEOPLE)("%i people fit on a phone without scrolling, upright or on its side", (seats) => {
  expect(leastHeight(room(SCREENS.phone, seats))).toBeLessThanOrEqual(SCREENS.phone[1]);
  expect(leastHeight(room(SCREENS["phone on its side"], seats))).toBeLessThanOrEqual(SCREENS["phone on its side"][1]);
});

it("cards are large where there is room", () => {
  expect(ringLayout(room(SCREENS.desk, 6)).card).toBeGreaterThan(110);
  expect(ringLayout(room(SCREENS.wall, 6, false)).card).toBeGreaterThan(150);
});
