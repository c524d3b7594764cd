import { expect, test } from "vitest";
import { isCode, readCode } from "./tableCode";

test.each([
  ["bqbdd3", "BQBDD3"],
  [" bqb-dd3 ", "BQBDD3"],
  ["https://ball.example/t/bqbdd3", "BQBDD3"],
  ["http://192.168.1.7:8080/tv/BQBDD3?x=1", "BQBDD3"],
  ["bqbdd3more", "BQBDD3"],
])("%s is read as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test("a code is six capitals and digits", () => {
  expect(isCode("BQBDD3")).toBe(true);
  expect(isCode("BQBDD")).toBe(false);
});
