import { beforeEach, expect, test } from "vitest";
import { forgetTable, recentTables, rememberTable } from "./recentTables";

beforeEach(() => localStorage.clear());

const codes = () => recentTables().map(({ code }) => code);

test("the table visited last is the first in the list, and there only once", () => {
  rememberTable("AAAAAA", "one", 1);
  rememberTable("BBBBBB", "other", 2);
  rememberTable("AAAAAA", "one", 3);

  expect(codes()).toEqual(["AAAAAA", "BBBBBB"]);
});

test("eight tables are enough to remember", () => {
  for (let n = 0; n < 12; n++) rememberTable(`TABLE${n}`, "other", n);

  expect(codes()).toHaveLength(8);
  expect(codes()[0]).toBe("TABLE11");
});

test("a table that was left is forgotten", () => {
  rememberTable("AAAAAA", "one");
  forgetTable("AAAAAA");

  expect(codes()).toEqual([]);
});

test("a damaged list counts as empty", () => {
  localStorage.setItem("ridotto-tables", "{");

  expect(codes()).toEqual([]);
});
