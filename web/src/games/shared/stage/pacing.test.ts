import { expect, it } from "vitest";
import { Kind } from "../../../server/generated/meanings";
import type { Event } from "../../../server/visit.svelte";
import { pacingOf } from "./pacing";

const event = (kind: number): Event => [kind, 0, 0, 0, 0, -1, 0];

it("every kind of event is looked at", () => {
  const pacing = pacingOf("mascarade");
  for (const kind of Object.values(Kind)) expect(pacing(event(kind))).toBeGreaterThan(0);
});

it("the last card that is dealt stays open for a while", () => {
  const pacing = pacingOf("mascarade");
  const dealt = event(Kind.DEALT);
  expect(pacing(dealt, event(Kind.TURN))).toBeGreaterThan(5 * pacing(dealt, dealt));
});

it("there is a breath before the first mask comes off", () => {
  const pacing = pacingOf("mascarade");
  expect(pacing(event(Kind.PASSED), event(Kind.REVEALED))).toBeGreaterThan(pacing(event(Kind.PASSED)));
});
