import { describe, expect, it } from "vitest";
import { ARTIFACTS, CHARACTERS, RoseReason, Kind, MarkReason } from "../generated/constants";
import type { GameEvent } from "../../../server/game";
import { EVERYONE, HIDDEN } from "../../../server/generated/constants";
import type { View, GuestView } from "../generated/view";
import { after } from "./fold";

const crown = ARTIFACTS.indexOf("Crown");
const clock = ARTIFACTS.indexOf("Clock");
const hansel = CHARACTERS.indexOf("Hansel");
const NONE = [0, 0, 0, 0, 0, 0, 0, 0];

function guest(player: number, held: number[] = []): GuestView {
  const artifacts = NONE.map((_, artifact) => held.filter((each) => each === artifact).length);
  const facts = { shown: [], characters: [], markers: [], possible: [...NONE.keys()], treasure: false, wagers: 0, ability: null };
  return { player, name: "ABC"[player] ?? "", roses: 0, trophies: 0, masked: true, cards: held.length, artifacts, ...facts };
}

function ball(...guests: GuestView[]): View {
  const piles = { deck: 40, discard: NONE, pool: NONE, drawn: [], actions: [], broken: [], peeked: [], own_wagers: [], wagers_left: 8 };
  const turn = { viewer: 0, round: 1, turn: 0, turn_player: 0, first: 0, phase: "", decider: null, question: null, ending: 0, winners: [] };
  return { ...piles, ...turn, guests };
}

interface Facts {
  a?: number;
  b?: number;
  n?: number;
  secret?: number;
  audience?: number;
}

const told = (kind: number, who: number, { a = 0, b = 0, n = 0, secret = HIDDEN, audience = 0 }: Facts = {}): GameEvent => [kind, who, a, b, n, secret, audience];
const happen = (view: View, ...events: GameEvent[]): View => events.reduce(after, view);

describe("while events are shown", () => {
  it("a card that is drawn lies in the middle until somebody has it", () => {
    const drawn = happen(ball(guest(0), guest(1)), told(Kind.DREW, 0, { n: 39, secret: crown, audience: EVERYONE }));
    expect(drawn.drawn).toEqual([crown]);
    expect(drawn.deck).toBe(39);

    const given = happen(drawn, told(Kind.GAVE, 0, { a: 1, n: crown }));
    expect(given.drawn).toEqual([]);
    expect(given.guests[1]?.artifacts?.[crown]).toBe(1);
    expect(given.guests[0]?.cards).toBe(0);
  });

  it("a gift leaves the tableau of whoever gives it", () => {
    const given = happen(ball(guest(0, [clock]), guest(1)), told(Kind.GAVE, 0, { a: 1, n: clock }));
    expect(given.guests.map(({ cards }) => cards)).toEqual([0, 1]);
  });

  it("what pays for an action lies on the discard pile, and a treasure is gone", () => {
    const rich = { ...guest(0, [clock, crown]), treasure: true };
    const paid = happen(ball(rich, guest(1)), told(Kind.ACTED, 0, { a: clock, b: 1 }));
    expect(paid.discard[clock]).toBe(1);
    expect(paid.guests[0]).toMatchObject({ cards: 1, treasure: false });
  });

  it("an unmasked guest shows who they were, and their cards are a secret hand", () => {
    const marked = happen(ball(guest(0), guest(1, [crown]), guest(2)), told(Kind.MARKED, 0, { a: MarkReason.PAIR, n: hansel }));
    expect(marked.guests[0]?.markers).toEqual([hansel]);

    const view = happen(marked, told(Kind.UNMASKED, 1, { secret: hansel, audience: EVERYONE }));
    expect(view.guests[1]).toMatchObject({ masked: false, shown: [hansel], artifacts: null, cards: 1 });
    expect(view.guests[0]?.markers).toEqual([]);
    expect(view.broken).toEqual([hansel]);
  });

  it("with two players one is masked until both masks have fallen", () => {
    const view = happen(ball(guest(0), guest(1)), told(Kind.UNMASKED, 1, { secret: hansel, audience: EVERYONE }));
    expect(view.guests[1]?.masked).toBe(true);
  });

  it("what an unmasked guest draws lies nowhere until the server says where", () => {
    const view = happen(ball(guest(0), { ...guest(1), masked: false, artifacts: null }), told(Kind.DREW, 1, { n: 39 }));
    expect(view).toMatchObject({ deck: 39, drawn: [] });
    expect(view.guests[1]).toMatchObject({ cards: 0, artifacts: null });
  });

  it("a trophy counts as roses and as a trophy", () => {
    const view = happen(ball(guest(0), guest(1)), told(Kind.ROSES, 1, { a: RoseReason.TROPHY, n: 3 }));
    expect(view.guests[1]).toMatchObject({ roses: 3, trophies: 3 });
  });

  it("a new round begins with bare tables, and roses stay", () => {
    const before = ball({ ...guest(0, [clock]), roses: 4 }, { ...guest(1), masked: false, shown: [hansel], artifacts: null });
    const view = happen(before, told(Kind.ROUND, 1, { n: 2 }));
    expect(view).toMatchObject({ round: 2, first: 1, broken: [] });
    expect(view.guests[0]).toMatchObject({ roses: 4, cards: 0 });
    expect(view.guests[1]).toMatchObject({ masked: false, shown: [], artifacts: null });
    expect(happen(view, told(Kind.DEALT, 1)).guests[1]).toMatchObject({ masked: true, artifacts: NONE });
  });
});
