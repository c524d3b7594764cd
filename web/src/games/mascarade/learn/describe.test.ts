import { describe as group, expect, it } from "vitest";
import { LANGUAGES } from "../../../i18n/language";
import { learn } from "../../../i18n/language.svelte";
import mascarade from "..";
import { describe, type MaskTopic } from "./describe";

const topic = (what: string, id: string) => ({ game: mascarade.id, what, id });

group.each(LANGUAGES)("in %s", async (code) => {
  const language = await learn(code);

  it("every word of the glossary is explained", () => {
    for (const id of mascarade.topics.terms) expect(describe(topic("term", id), language)?.texts[0]?.text).toMatch(/[.!?]$/);
  });

  it("a mask of somebody's own says what its effects say", () => {
    const smuggler: MaskTopic = { ...topic("mask", "Smuggler"), power: ["gain(2)", "give(1, left)"] };
    const text = describe(smuggler, language);
    expect(text?.title).toBe("Smuggler");
    expect(text?.texts[0]?.text).toContain("2");
  });
});

it("a word that is not in the glossary is not explained", async () => {
  expect(describe(topic("term", "nonsense"), await learn("en"))).toBeUndefined();
});
