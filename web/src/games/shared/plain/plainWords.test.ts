import { afterEach, expect, it, vi } from "vitest";
import { speaking } from "../../../i18n/language.svelte";
import type { GameView } from "../../../server/game";
import type { Telling } from "../../../server/generated/protocol";
import { fetchWords, numberWords, wordsOf } from "./plainWords";

const TELLING: Telling = {
  kinds: ["turn", "bid"],
  events: {
    turn: [{ by: ["side who"], say: { you: "dicers-turn-you", other: "dicers-turn-other" }, facts: { who: "player who" } }],
    bid: [{ say: { "": "dicers-bid" }, facts: { who: "player who", dice: "n" } }],
  },
  options: { bid: [{ say: { "": "dicers-move-bid" }, facts: { dice: "dice" } }] },
  questions: {
    "*": [{ by: ["side decider"], say: { you: "dicers-question-you", other: "dicers-question-other" }, facts: { who: "player decider" } }],
  },
  moves: [["bid", 1], ["bid", 2]],
  move_facts: { bid: ["dice"] },
};
const FTL: Record<string, string> = {
  en: `
dicers-turn-you = Your turn.
dicers-turn-other = It is { $who }’s turn.
dicers-bid = { $who } bids { $dice }.
dicers-move-bid = Bid { $dice }
dicers-question-you = What do you bid?
dicers-question-other = { $who } is thinking.
and = not { $first } but { $last }
`,
  pl: "dicers-turn-you = Twoja kolej.",
};
const HEADER = { game: "dicers", players: ["Ann", "Bob"] };
const VIEW = { viewer: 0, players: ["Ann", "Bob"], phase: "bid", decider: 0, question: { kind: "bid", options: [0, 1] } } as unknown as GameView;

function answerWith(words: Record<string, unknown>): void {
  const answer = (path: string) => (path in words ? Response.json(words[path]) : Response.json({ code: "no-game", text: "" }, { status: 404 }));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
}

afterEach(() => vi.unstubAllGlobals());

it("a game from outside is told in its own words, in whatever language is spoken", async () => {
  await speaking.speak("en");
  answerWith({
    "/api/games/dicers/telling": TELLING,
    "/api/games/dicers/words/en": { language: "en", ftl: FTL["en"] },
    "/api/games/dicers/words/pl": { language: "pl", ftl: FTL["pl"] },
  });
  await fetchWords("dicers");
  const words = wordsOf("dicers");
  const event = (...event: [number, number, number]) => ({ number: 0, event: [...event, 0, 2, -1, 0] as const, playerAt: [0, 1] });
  const english = speaking.current;
  if (!english) throw new Error("nothing is spoken");

  expect(words.event(event(0, 0, 0), HEADER, 0, VIEW, english)).toBe("Your turn.");
  expect(words.event(event(0, 0, 0), HEADER, 1, VIEW, english)).toBe("It is Ann’s turn.");
  expect(words.event(event(1, 1, 0), HEADER, 0, null, english)).toBe("Bob bids 2.");
  expect(words.move(1, VIEW, english)).toBe("Bid 2");
  expect(words.question(VIEW, HEADER, english)).toBe("What do you bid?");
  expect(english.join(["Ann", "Bob"])).toBe("Ann and Bob");

  await speaking.speak("pl");
  expect(speaking.current?.say("dicers-turn-you")).toBe("Twoja kolej.");
});

it("a game without words is shown in numbers", async () => {
  answerWith({});
  await fetchWords("silent");

  expect(wordsOf("silent")).toBe(numberWords);
});
