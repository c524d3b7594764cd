import { expect, it } from "vitest";
import { Language } from "../../../i18n/language";
import type { GameEvent, GameHeader, GameView, NumberedEvent } from "../../../server/game";
import type { TablePart } from "../../kind";
import { sumUp, summaryKinds } from "./summary";

const WORDS = `
stage-missed-more = Among other things:
stage-missed-passes = { $n } pass.
stage-missed-you = You have { $now } ({ $change }).
stage-missed-you-same = You still have { $now }.
stage-missed-others = Others: { $changes }.
stage-missed-scores = Result: { $changes }.
announced = Announced: { $each }.
stage-missed-nothing = Nothing.
`;
const ENGLISH = new Language("en", WORDS);
const [SAID, PASSED, QUIET, TO_ANN, ANNOUNCED] = [0, 1, 2, 3, 4];
const HEADER: GameHeader = { game: "any", players: ["Ann", "Bob", "Cléa"] };
const PART = {
  summary: { told: new Set([SAID, TO_ANN, ANNOUNCED]), listed: new Map([[ANNOUNCED, "announced"]]), passes: PASSED },
  items: (_: GameHeader, { events }: { events: NumberedEvent[] }) =>
    events.map(({ event: [kind, who, a] }) => (kind === ANNOUNCED ? `${who} (${a})` : undefined)),
  sentences: (_: GameHeader, { events }: { events: NumberedEvent[] }, viewer: number) =>
    events.map(({ event: [kind, who, a] }) => (kind === TO_ANN ? `${who} meets ${viewer === 0 ? "you" : "Ann"}.` : `${who} says ${a}.`)),
} as unknown as TablePart;

function summaryOf(events: [number, number, number?][], scores: [number[], number[]] = [[0, 0, 0], [0, 0, 0]], decider = 1): string {
  const numbered = events.map(([kind, who, a = 0], number) => ({ number, event: [kind, who, a, 0, 0, -1, 0] as GameEvent, playerAt: [] }));
  const [before, after] = scores.map((each) => ({ viewer: 0, decider, players: HEADER.players, scores: each }) as unknown as GameView);
  return sumUp({ events: numbered, before: before as GameView, after: after as GameView }, HEADER, PART, ENGLISH);
}

it("tells what others said and counts who passed", () => {
  expect(summaryOf([[QUIET, 1], [SAID, 1, 7], [PASSED, 2], [PASSED, 1], [SAID, 2, 8]])).toBe("1 says 7. 2 pass. 2 says 8.");
});

it("does not tell players what they did themselves", () => {
  expect(summaryOf([[SAID, 0, 7]])).toBe("Nothing.");
});

it("of much that happened tells the last, and first of all what concerns the viewer", () => {
  const said = summaryOf([[TO_ANN, 2], [SAID, 1, 1], [SAID, 1, 2], [SAID, 1, 3], [SAID, 1, 4]]);
  expect(said).toBe("Among other things: 2 meets you. 1 says 4.");
});

it("leaves out what the viewer is asked about: the question tells it", () => {
  const events: [number, number, number?][] = [[SAID, 1, 7], [QUIET, 1], [SAID, 2, 8], [PASSED, 1]];
  expect(summaryOf(events, undefined, 0)).toBe("1 says 7.");
  expect(summaryOf([[SAID, 2, 8]], undefined, 0)).toBe("2 says 8.");
});

it("tells who has gained and lost", () => {
  expect(summaryOf([[SAID, 1, 7]], [[6, 6, 6], [6, 9, 5]])).toBe("1 says 7. You still have 6. Others: Bob +3, Cléa −1.");
  expect(summaryOf([[SAID, 1, 7]], [[6, 6, 6], [4, 8, 6]])).toBe("1 says 7. You have 4 (−2). Others: Bob +2.");
});

it("lists in one sentence who announced what, and tells besides what concerns the viewer", () => {
  const events: [number, number, number?][] = [[ANNOUNCED, 1, 7], [PASSED, 2], [TO_ANN, 2], [SAID, 1, 5], [ANNOUNCED, 2, 8], [QUIET, 1]];
  expect(summaryOf(events)).toBe("Announced: 1 (7), 2 (8). 2 meets you.");
});

it("lists no announcement that the viewer is asked about", () => {
  expect(summaryOf([[ANNOUNCED, 1, 7], [QUIET, 1], [ANNOUNCED, 2, 8], [PASSED, 1]], undefined, 0)).toBe("Announced: 1 (7).");
});

it("reads the kinds of events in a game's document", () => {
  const listed = { said: { whole: "all-said", each: { say: {} } } };
  const kinds = summaryKinds({ kinds: ["turn", "said", "passed"], summed_up: ["said"], listed, passes: "passed" } as never);
  expect(kinds).toEqual({ told: new Set([1]), listed: new Map([[1, "all-said"]]), passes: 2 });
});
