import { beforeEach, expect, test } from "vitest";
import { mutedGuests } from "./mutedGuests.svelte";

beforeEach(() => mutedGuests.set("OAK", 2, false));

test("a guest is muted at one table, until they are heard again", () => {
  mutedGuests.set("OAK", 2, true);
  expect(mutedGuests.has("OAK", 2)).toBe(true);
  expect(mutedGuests.has("OAK", 3)).toBe(false);
  expect(mutedGuests.has("ELM", 2)).toBe(false);
  expect(localStorage.getItem("ridotto-muted")).toContain("OAK");

  mutedGuests.set("OAK", 2, false);
  expect(mutedGuests.has("OAK", 2)).toBe(false);
});

test("only the latest tables are remembered", () => {
  for (let table = 0; table < 40; table++) mutedGuests.set(`T${table}`, 1, true);

  expect(mutedGuests.has("T0", 1)).toBe(false);
  expect(mutedGuests.has("T39", 1)).toBe(true);
});
