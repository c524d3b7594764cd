import { describe, expect, it } from "vitest";
import { MAX_LINK } from "../generated/constants";
import examples from "./linkExamples.json";
import { BadLink, readLink, settingsFor, writeLink } from "./links";

const smuggler = 'name = "Smuggler"\npower = ["gain(2)"]\n';

function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof BadLink) return error.problem;
    throw error;
  }
  return "";
}

describe("a link to masks", () => {
  it.each(examples.good)("is the same here and in Python: $link", ({ shared, link }) => {
    expect(writeLink(shared)).toBe(link);
    expect(readLink(link)).toEqual(shared);
    expect(readLink(`https://play.example${link}`)).toEqual(shared);
    expect(readLink(link.slice(link.indexOf("#")))).toEqual(shared);
  });

  it.each(examples.bad)("says what is wrong: $problem in $link", ({ link, problem }) => {
    expect(problemOf(() => readLink(link))).toBe(problem);
  });

  it("is incomplete wherever it is cut off", () => {
    const whole = writeLink({ own: [smuggler] });
    for (let end = whole.indexOf(".") + 1; end < whole.length; end++) expect(problemOf(() => readLink(whole.slice(0, end)))).toBe("damaged");
  });

  it("never throws anything else, whatever stands in it", () => {
    let seed = 1;
    const some = () => (seed = (seed * 48271) % 2147483647);
    for (let n = 0; n < 3000; n++) {
      const odd = Array.from({ length: some() % 60 }, () => String.fromCharCode(some() % (n % 2 ? 128 : 65536))).join("");
      expect(() => problemOf(() => readLink(`#1.${n % 3 ? odd : btoa(encodeURIComponent(odd.toWellFormed()))}`))).not.toThrow();
    }
  });

  it("is refused when it is longer than what programs send", () => {
    const long = `# ${"x".repeat(1600)}\n${smuggler}`;

    expect(problemOf(() => writeLink({ own: [long] }))).toBe("too-long");
    expect(problemOf(() => readLink(`#1.${"A".repeat(MAX_LINK)}`))).toBe("too-long");
  });

  it("gives a table its settings", () => {
    expect(settingsFor({ own: [smuggler] })).toEqual({ edition: 1, own: [smuggler] });
    expect(settingsFor({ edition: 2, masks: ["King"] })).toEqual({ edition: 2, own: [], masks: ["King"] });
  });
});
