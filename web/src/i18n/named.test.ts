// @vitest-environment node
// Whatever the page says by name has words: somebody who watches must not find out that one is missing.

import { expect, test } from "vitest";
import { learn } from "./language.svelte";
import { loadReviewTexts } from "ridotto-review-words";
import { pick } from "./pick";

const files: Record<string, string> = import.meta.glob("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMED = /\bsay\(\s*"([\w-]+)"[,)]/g;
const EITHER = /\bsay\([^()"`]*\? "([\w-]+)" : "([\w-]+)"/g;

test("every message that a screen names is there", async () => {
  const english = await learn("en");
  const { default: ofReviews } = await pick(loadReviewTexts, "en")();
  const isThere = (id: string) => english.has(id) || new RegExp(`^${id} =`, "m").test(ofReviews);
  const texts = Object.entries(files);
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(NAMED), ...text.matchAll(EITHER)].flatMap(([, ...ids]) => ids.map((id) => ({ file, id }))),
  );

  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ id }) => !isThere(id))).toEqual([]);
});
