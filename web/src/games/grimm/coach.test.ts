// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../server/game";
import { coach } from "./coach";
import { Kind, MarkReason, Phase } from "./generated/constants";
import type { View } from "./generated/view";

const NAMES = ["Ann", "Bob", "Cléa", "Dan"];
const view = (players = 4, phase: string = Phase.NOBODY) =>
  ({ viewer: 0, phase, guests: Array.from({ length: players }, (_, player) => ({ player, name: NAMES[player] })), question: { kind: phase, options: [], offer: null } }) as unknown as View;
const event = (kind: number, who = 1, a = 0, n = 0): GameEvent => [kind, who, a, 0, n, -1, 0];
const at = (told: GameEvent, players = 4) => coach.lessonsOfEvent(told, [], view(players), []);

describe("the coach", () => {
  it("begins with the goal, and later says what a new round brings", () => {
    expect(at(event(Kind.ROUND, 1, 0, 1))).toEqual(["grimm-goal"]);
    expect(at(event(Kind.ROUND, 1, 0, 2))).toEqual(["grimm-round"]);
  });

  it("explains the viewer's own character when it is dealt", () => {
    expect(at(event(Kind.DEALT, 1))).toEqual([]);
    expect(at(event(Kind.DEALT, 0))).toEqual(["grimm-character"]);
  });

  it("explains a marker of somebody else by its reason, where it can be seen", () => {
    expect(at(event(Kind.MARKED, 1, MarkReason.PAIR))).toEqual(["grimm-pair"]);
    expect(at(event(Kind.MARKED, 1, MarkReason.TRIPLE))).toEqual(["grimm-triple"]);
    expect(at(event(Kind.MARKED, 1, MarkReason.CHOSEN))).toEqual([]);
    expect(at(event(Kind.MARKED, 0, MarkReason.PAIR))).toEqual([]);
  });

  it("tells a fallen mask of others from one's own, and is silent where one of two masks falls", () => {
    expect(at(event(Kind.UNMASKED, 1))).toEqual(["grimm-unmasked"]);
    expect(at(event(Kind.UNMASKED, 0))).toEqual(["grimm-unmasked-you"]);
    expect(at(event(Kind.UNMASKED, 0), 2)).toEqual([]);
  });

  it("tells an accusation of the viewer from one of others, and a victory of their own from another one", () => {
    expect(at(event(Kind.POINTED, 1, 2))).toEqual(["grimm-pointed"]);
    expect(at(event(Kind.POINTED, 1, 0))).toEqual(["grimm-pointed-you"]);
    expect(at(event(Kind.ENDED, 1, 0b1))).toEqual(["grimm-ended-you"]);
    expect(at(event(Kind.ENDED, 1, 0b11))).toEqual(["grimm-ended"]);
  });

  it("names those whom a lesson is about", () => {
    const facts = (told: GameEvent) => coach.factsOf("", view(), [{ number: 0, event: told, playerAt: [] }]);
    expect(facts(event(Kind.MARKED, 2))).toEqual({ who: "Cléa" });
    expect(facts(event(Kind.POINTED, 1, 2))).toEqual({ who: "Bob", other: "Cléa" });
    expect(facts(event(Kind.ENDED, 1, 0b1010))).toEqual({ who: "Bob, Dan" });
    expect(coach.factsOf("", view(), [])).toEqual({});
  });

  it("has a lesson for every kind of question of a first game", () => {
    const lessons = [Phase.DRAFT, Phase.KEEP_OR_GIVE, Phase.GIVING, Phase.ACTING, Phase.PLACING, Phase.HAND].map(
      (phase) => coach.lessonsOfQuestion(view(4, phase))[0],
    );
    expect(lessons).toEqual(["grimm-draft", "grimm-keep", "grimm-give", "grimm-acting", "grimm-placing", "grimm-hand"]);
  });
});
