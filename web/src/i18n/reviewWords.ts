import { loadReviewTexts } from "ridotto-review-words";
import type { LanguageCode } from "./language";
import { speaking } from "./language.svelte";
import { pick } from "./pick";

let learnt: Promise<void> | undefined;

/** Learn what only reviews say; it fails if the words cannot be fetched, and may be tried again. */
export function learnReviewWords(): Promise<void> {
  learnt ??= fetchWords(speaking.code).then(() => speaking.add("review", fetchWords));
  learnt.catch(() => (learnt = undefined));
  return learnt;
}

async function fetchWords(code: LanguageCode): Promise<string> {
  return (await pick(loadReviewTexts, code)()).default;
}
