// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Facts } from "../../../i18n/language";
import { learn } from "../../../i18n/language.svelte";
import { findingWords } from "./findings";

const FOUND: { code: string; facts: Facts }[] = [
  { code: "no-court", facts: { mask: "Judge" } },
  { code: "count", facts: { players: 4, least: 6, most: 6, cards: 3 } },
  { code: "count", facts: { players: 8, least: 8, most: 10, cards: 3 } },
  { code: "too-few-bank", facts: { banking: 0, cards: 6, missing: 2 } },
  { code: "alone", facts: { mask: "Peasant" } },
  { code: "too-few-players", facts: { mask: "Spy", least: 8, players: 4 } },
  { code: "too-many-copies", facts: { mask: "King", copies: 1, cards: 2 } },
  { code: "mixed", facts: { mask: "Spy", edition: 2 } },
  { code: "much-bank", facts: { banking: 5, cards: 6 } },
];

describe("what the validator says", () => {
  it.each(LANGUAGES)("is said in %s", async (code) => {
    const language = await learn(code);
    for (const found of FOUND)
      expect(findingWords({ ...found, rule: "M50", text: "in English" }, language)).not.toBe("in English");
  });

  it("names masks as the language does, and a number only where there is no choice", async () => {
    const polish = await learn("pl");
    expect(findingWords({ code: "no-court", rule: "M50", text: "", facts: { mask: "Judge" } }, polish)).toContain("Sędzia");
    const english = await learn("en");
    const facts = { players: 4, least: 6, most: 6, cards: 3 };
    expect(findingWords({ code: "count", rule: "M50", text: "", facts }, english)).toContain("6 cards");
  });

  it("falls back to English", async () => {
    expect(findingWords({ code: "new", rule: "M50", text: "in English" }, await learn("fr"))).toBe("in English");
  });
});
