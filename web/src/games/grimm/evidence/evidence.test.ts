import { expect, it } from "vitest";
import type { View, GuestView } from "../generated/view";
import { around, evidenceOf, seenAlone } from "./evidence";
import { neededBy, needsOf } from "./needs";

function guest(player: number, facts: Partial<GuestView> = {}): GuestView {
  const known = { shown: [], characters: [], markers: [], possible: [0, 1, 2, 3, 4, 5, 6, 7] };
  return { player, name: `${player}`, masked: true, ...known, ...facts } as unknown as GuestView;
}

function ball(guests: GuestView[], facts: Partial<View> = {}): View {
  return { viewer: 0, guests, peeked: [], ...facts } as unknown as View;
}

it("a marker rules out, and so does what everybody can work out", () => {
  const bob = guest(1, { markers: [3], possible: [0, 1, 2] });
  const view = ball([guest(0), bob, guest(2)]);
  expect([3, 4, 0].map((character) => evidenceOf(view, bob, character))).toEqual(["marker", "impossible", "open"]);
});

it("nothing is worked out at a table that hides this help", () => {
  const bob = guest(1, { possible: null });
  expect(evidenceOf(ball([guest(0), bob, guest(2)]), bob, 4, true)).toBe("open");
});

it("what only the viewer knows is on the board only while they hold it open", () => {
  const bob = guest(1, { possible: [2, 5, 6] });
  const view = ball([guest(0, { characters: [5] }), bob, guest(2)], { peeked: [6] });
  expect(evidenceOf(view, bob, 5)).toBe("open");
  expect(evidenceOf(view, bob, 5, true)).toBe("impossible");
  expect(evidenceOf(view, bob, 2, true)).toBe("certain");
  expect(evidenceOf(view, view.guests[0] as GuestView, 5)).toBe("open");
  expect(evidenceOf(view, view.guests[0] as GuestView, 5, true)).toBe("shown");
});

it("the others sit clockwise from the viewer's left, the viewer last", () => {
  const view = ball([0, 1, 2, 3].map((player) => guest(player)), { viewer: 2 });
  expect(around(view).map(({ player }) => player)).toEqual([3, 0, 1, 2]);
  expect(around({ ...view, viewer: 15 }).map(({ player }) => player)).toEqual([0, 1, 2, 3]);
});

it("what the viewer alone has seen is listed, if there is anything", () => {
  expect(seenAlone(ball([guest(0)], { peeked: [4], own_wagers: [] }))).toEqual([{ label: "grimm-label-peeked", characters: [4] }]);
  expect(seenAlone(ball([guest(0)], { peeked: [], own_wagers: [1, 2] }))).toEqual([{ label: "grimm-label-own-wagers", characters: [1, 2] }]);
});

it("an artifact is the boon of one character and the bane of another, as those need it", () => {
  for (let artifact = 0; artifact < 8; artifact++) {
    const [boon, bane] = neededBy(artifact);
    expect(needsOf(boon?.character ?? -1)[0]?.artifact).toBe(artifact);
    expect(needsOf(bane?.character ?? -1)[1]?.artifact).toBe(artifact);
    expect(boon?.character).not.toBe(bane?.character);
  }
});
