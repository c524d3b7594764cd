import { expect, it } from "vitest";
import { GrimmKind as Kind } from "../meanings";
import { lookedAt } from "./moments";
import { soundOf } from "./telling";
import type { Told } from "../words/listener";

const told = (kind: number): Told => [kind, 0, 0, 0, 0, -1, 0];

it.each(Object.entries(Kind))("%s is looked at, and heard unless it is only a turn", (name, kind) => {
  expect(lookedAt(told(kind))).toBeGreaterThan(0);
  expect(soundOf(told(kind)) !== undefined).toBe(name !== "TURN");
});

it("a mask that falls is looked at longer than a card that is drawn", () => {
  expect(lookedAt(told(Kind.UNMASKED))).toBeGreaterThan(3 * lookedAt(told(Kind.DREW)));
});
