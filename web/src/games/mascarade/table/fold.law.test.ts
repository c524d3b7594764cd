// @vitest-environment node
import { expect, it } from "vitest";
import { expectEqual, gameStreams } from "../../../../gameStreams";
import type { NumberedEvent } from "../../../server/game";
import { expandView } from "../expandView";
import type { CompactView, Header, View } from "../generated/view";
import { openingOf } from "../playback";
import { stateAfter, stateOf, type TableState } from "./fold";

const HOUR = 3_600_000;

/** Everything of a table that a view tells too. */
function inView({ coins, court, bank, playerAt, turnSeat, announced, winners }: TableState) {
  return { coins, court, bank, playerAt, turnSeat, announced, winners };
}

it("after any events the table is the one that the server sends", { timeout: HOUR }, async () => {
  let decisions = 0;
  for await (const { viewer, header, steps } of gameStreams<Header, View>("mascarade")) {
    const past: NumberedEvent[] = [];
    let before = steps[0]?.[1] as View;
    for (const [events, view, compact] of steps) {
      expectEqual(expandView(compact as CompactView, header, viewer, view.question), view, { compact });
      const numbered = events.map((event, index) => ({ number: past.length + index, event, playerAt: [] }));
      const state = past.length ? stateAfter(before, past, numbered) : stateAfter(before, [], openingOf(numbered));
      expectEqual(inView(state), inView(stateOf(view)), { before, events });
      expectEqual(view.claimants.filter((player) => state.said[player] !== "claims"), [], { view, events });
      past.push(...numbered);
      before = view;
      decisions++;
    }
  }
  expect(decisions).toBeGreaterThan(5000);
});
