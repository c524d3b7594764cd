import { expect, it } from "vitest";
import { learn } from "../../../i18n/language.svelte";
import type { View } from "../generated/view";
import { reviewPart } from "./reviewPart";

const GUEST = { player: 0, roses: 3, characters: [], artifacts: [0, 2, 0, 0, 0, 1, 0, 0] };
const NONE = [0, 0, 0, 0, 0, 0, 0, 0];
const TREATS = { kind: "artifact", name: "Treats", label: "Treats" };
const CLOCK = { kind: "artifact", name: "Clock", label: "Clock" };

async function pictured(facts: Partial<View>) {
  return reviewPart.tableOf({ guests: [GUEST], round: 2, pool: NONE, drawn: [], ...facts } as unknown as View, await learn("en"));
}

it("a picture shows what lies before everybody", async () => {
  const { seats } = await pictured({});
  expect(seats).toEqual([{ player: 0, score: "3 roses", cards: [null], things: [TREATS, TREATS, CLOCK] }]);
});

it("a picture shows what was drawn, or what lies there to be drafted", async () => {
  expect((await pictured({ drawn: [1, null] })).centre).toEqual({ cards: [TREATS, null], words: "round 2" });
  expect((await pictured({ pool: [0, 1, 0, 0, 0, 1, 0, 0] })).centre.cards).toEqual([TREATS, CLOCK]);
});
