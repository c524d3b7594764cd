// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS, ARTIFACTS, CHARACTERS } from "../../../server/generated/meanings";
import { LANGUAGES } from "../../../i18n/language";
import { learn } from "../../../i18n/language.svelte";
import { tell, TERMS, thingAt } from "./things";

describe.each(LANGUAGES)("in %s", async (code) => {
  const language = await learn(code);

  it("every word of the glossary is explained", () => {
    for (const id of [...TERMS.mascarade, ...TERMS.grimm])
      expect(tell({ what: "term", id }, language)?.texts[0]?.text).toMatch(/[.!?]$/);
  });

  it("every card of the ball says something", () => {
    for (const id of CHARACTERS) expect(tell({ what: "character", id }, language)?.near).toHaveLength(2);
    for (const id of ARTIFACTS) expect(tell({ what: "artifact", id }, language)?.near).toHaveLength(2);
    for (const id of ACTIONS) expect(tell({ what: "action", id }, language)?.texts[0]?.text).toMatch(/[.!?]$/);
  });

  it("a mask of somebody's own says what its effects say", () => {
    const told = tell({ what: "mask", id: "Smuggler", power: ["gain(2)", "give(1, left)"] }, language);
    expect(told?.title).toBe("Smuggler");
    expect(told?.texts[0]?.text).toContain("2");
  });
});

describe("an address", () => {
  it("leads to the thing it was made for", () => {
    expect(thingAt(["mask", "King"])).toEqual({ what: "mask", id: "King" });
  });

  it("that names nothing leads nowhere", async () => {
    expect(thingAt(["mask"])).toBeUndefined();
    expect(thingAt(["king", "mask"])).toBeUndefined();
    expect(tell({ what: "character", id: "Snow White" }, await learn("en"))).toBeUndefined();
    expect(tell({ what: "term", id: "nonsense" }, await learn("en"))).toBeUndefined();
  });
});
