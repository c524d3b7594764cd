// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { draftOf, nameProblem, newDraft, writeMask } from "./draft";

describe("a mask file", () => {
  it("says what the draft says", () => {
    const power = [
      { verb: "take", n: 1, whom: "neighbours" },
      { verb: "peek", n: 0, whom: "another" },
      { verb: "collect_the_court", n: 0, whom: "self" },
    ];
    expect(writeMask({ ...newDraft(), name: " Night Watch ", power, copies: 2, from: 6 })).toBe(
      'name = "Night Watch"\npower = ["take(1, neighbours)", "peek(another)", "collect_the_court()"]\ncopies = 2\nfrom = 6\n',
    );
  });

  it("leaves out defaults", () => {
    expect(writeMask({ ...newDraft(), name: "Host" })).toBe('name = "Host"\npower = ["gain(2)"]\n');
  });

  it("that was read becomes a draft again", () => {
    const read = { name: "Host", power: ["gain(2)", "gain(1, everyone_else)"], copies: 1, least_players: 2, bank: true, text: {} };
    expect(writeMask(draftOf(read))).toContain('power = ["gain(2)", "gain(1, everyone_else)"]');
  });
});

describe("a name", () => {
  it.each([
    ["", "missing"],
    ["  ", "missing"],
    ["king", "printed"],
    ["A+B", "odd"],
    ["x".repeat(25), "odd"],
    ["Żółw O’Neill-2", undefined],
  ])("%j: %s", (name, problem) => expect(nameProblem(name)).toBe(problem));

  it("may not be the name of another mask", () => {
    expect(nameProblem(" zed", ["Zed"])).toBe("own");
    expect(nameProblem("Zed", ["Zoë"])).toBeUndefined();
  });
});

describe("a new draft", () => {
  it("has a unique id, also without a secure context", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newDraft().id).not.toBe(newDraft().id);
    vi.unstubAllGlobals();
  });
});
