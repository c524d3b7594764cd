import { describe as group, expect, it } from "vitest";
import { LANGUAGES } from "../../../i18n/language";
import { learn } from "../../../i18n/language.svelte";
import grimm from "..";
import { ACTIONS, ARTIFACTS, CHARACTERS } from "../generated/constants";
import { describe } from "./describe";

const topic = (what: string, id: string) => ({ game: grimm.id, what, id });

group.each(LANGUAGES)("in %s", async (code) => {
  const language = await learn(code);

  it("every word of the glossary is explained", () => {
    for (const id of grimm.topics.terms) expect(describe(topic("term", id), language)?.texts[0]?.text).toMatch(/[.!?]$/);
  });

  it("every card of the ball says something", () => {
    for (const id of CHARACTERS) expect(describe(topic("character", id), language)?.near).toHaveLength(2);
    for (const id of ARTIFACTS) expect(describe(topic("artifact", id), language)?.near).toHaveLength(2);
    for (const id of ACTIONS) expect(describe(topic("action", id), language)?.texts[0]?.text).toMatch(/[.!?]$/);
  });
});

it("a character of another tale is not explained", async () => {
  expect(describe(topic("character", "Snow White"), await learn("en"))).toBeUndefined();
});
