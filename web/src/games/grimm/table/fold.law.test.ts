// @vitest-environment node
import { expect, it } from "vitest";
import { expectEqual, gameStreams } from "../../../../gameStreams";
import type { GameEvent, NumberedEvent } from "../../../server/game";
import { EVERYONE } from "../../../server/generated/constants";
import { Kind } from "../generated/constants";
import { expandView } from "../expandView";
import type { CompactView, GuestView, Header, View } from "../generated/view";
import { openingOf } from "../playback";
import { after } from "./fold";

const HOUR = 3_600_000;

/** Everything that events change; the number of the turn, what is asked, and what all can work out only the server says. */
function inEvents(view: View): View {
  return { ...view, guests: view.guests.map(inAnyOrder), turn: 0, phase: "", decider: null, question: null };
}

/** In which order somebody was dealt two characters the others never learn. */
function inAnyOrder(guest: GuestView): GuestView {
  return { ...guest, shown: guest.shown.toSorted(), characters: guest.characters.toSorted(), possible: null };
}

/** The view without a card that was just drawn in secret: events do not say where it lies. */
function withoutSecretDraw(view: View, events: readonly GameEvent[]): View {
  const [kind, who, , , , secret, audience] = events.findLast((event) => event[0] === Kind.DREW || event[0] === Kind.KEPT) ?? [];
  if (kind !== Kind.DREW || audience === EVERYONE) return view;
  if (view.drawn.length) return { ...view, drawn: view.drawn.slice(0, -1) };
  const guests = view.guests.map((guest) => {
    if (guest.player !== who) return guest;
    const artifacts = guest.artifacts && guest.artifacts.map((count, artifact) => count - (artifact === secret ? 1 : 0));
    return { ...guest, cards: guest.cards - 1, artifacts };
  });
  return { ...view, guests };
}

it("after any events the table is the one that the server sends", { timeout: HOUR }, async () => {
  let decisions = 0;
  for await (const { viewer, header, steps } of gameStreams<Header, View>("grimm", 100)) {
    const past: NumberedEvent[] = [];
    let before = steps[0]?.[1] as View;
    for (const [events, view, compact] of steps) {
      expectEqual(expandView(compact as CompactView, header, viewer, view.question), view, { compact });
      past.push(...events.map((event, index) => ({ number: past.length + index, event, playerAt: [] })));
      expectEqual(inEvents(events.reduce(after, before)), inEvents(withoutSecretDraw(view, events)), { before, events });
      before = view;
      decisions++;
      const opening = openingOf(past).map(({ event }) => event);
      expectEqual(inEvents(opening.reduce(after, view)), inEvents(view), { opening });
    }
  }
  expect(decisions).toBeGreaterThan(5000);
});
