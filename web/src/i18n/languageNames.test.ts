import { expect, test } from "vitest";
import { Language, LANGUAGES } from "./language";
import { learn } from "./language.svelte";
import { OWN_NAMES } from "./languageNames";

test.each(LANGUAGES)("%s is called what its own words call it", async (code) => {
  const language: Language = await learn(code);

  expect(language.say("language-name").toLowerCase()).toBe(OWN_NAMES[code].toLowerCase());
});
