import { expect, test } from "vitest";
import { GAMES } from "../..";
import { speaking } from "../../../i18n/language.svelte";
import { PHRASES } from "../../../server/generated/constants";
import type { TableNotice } from "../../../server/generated/protocol";
import { phrasesAt, phraseWords, talkLines } from "./talkLines";

test.each(GAMES.map((game) => [game.id, game] as const))("%s has phrases of its own, which no other game offers, besides those of every table", (_, game) => {
  const others = GAMES.filter((other) => other !== game).flatMap(phrasesAt);

  expect(phrasesAt(game)).toEqual([...game.phrases, ...PHRASES]);
  expect(game.phrases.filter((phrase) => others.includes(phrase))).toEqual([]);
});

test("every phrase has words, and one of a game that is not here is told by its name", async () => {
  await speaking.speak("en");

  expect(phraseWords("liar")).toBe("Liar!");
  expect(phraseWords("over-the-hills")).toBe("over the hills");
});

test("that somebody plays on is told with the move", async () => {
  await speaking.speak("en");
  const [line] = talkLines([{ seq: 1, at: 0, who: "", told: { type: "played_on", move: 12 } }]);

  expect(line?.words).toMatch(/plays on from move .?12/u);
});

test("whatever happens to a table has words, a server that was away included", async () => {
  await speaking.speak("en");
  const happens: Record<TableNotice["what"], true> = {
    adjusted: true,
    again: true,
    agreed: true,
    closed: true,
    filled: true,
    interrupted: true,
    locked: true,
    lost: true,
    unlocked: true,
  };
  const told = (Object.keys(happens) as TableNotice["what"][]).map((what, seq) => ({ seq, at: 0, who: "", told: { type: "table" as const, what } }));

  expect(talkLines(told).filter(({ words }) => !words)).toEqual([]);
});
