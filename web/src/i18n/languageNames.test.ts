import { expect, test } from "vitest";
import { learn } from "./language.svelte";
import { BY_OWN_NAME } from "./languageNames";

test.each(BY_OWN_NAME)("$code is called what its own words call it", async ({ code, name }) => {
  const language = await learn(code);

  expect(name).toMatch(/^\p{Lu}/u);
  expect(language.say("language-name").toLowerCase()).toBe(name.toLowerCase());
});
