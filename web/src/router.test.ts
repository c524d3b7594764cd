import { expect, test } from "vitest";
import { placeAt } from "./router.svelte";

test("a link to a table leads there, however its code is typed", () => {
  expect(placeAt("/t/abcdef")).toEqual({ screen: "table", code: "ABCDEF" });
  expect(placeAt("/tv/ABCDEF")).toEqual({ screen: "tv", code: "ABCDEF" });
});

test("a link to a moment of a game has its viewpoint and its step", () => {
  const place = placeAt("/replay/ABCDEF/2", "?as=truth&step=7");

  expect(place.screen).toBe("replay");
  if (place.screen !== "replay") return;
  expect([place.code, place.game, place.query.get("as"), place.query.get("step")]).toEqual(["ABCDEF", 2, "truth", "7"]);
});

test("puzzles and saved games have addresses of their own", () => {
  expect(placeAt("/puzzles")).toMatchObject({ screen: "puzzles", id: "" });
  expect(placeAt("/puzzles/ball-7", "?theme=lie")).toMatchObject({ screen: "puzzles", id: "ball-7" });
  expect(placeAt("/saved/0af3-default", "?review")).toMatchObject({ screen: "saved", id: "0af3-default" });
});

test("an unknown address leads to the start", () => {
  for (const path of ["/", "", "/t/", "/nowhere", "/replay/ABCDEF", "/replay/ABCDEF/x"])
    expect(placeAt(path)).toEqual({ screen: "start" });
});

test("an address cut off inside an escape sequence is still read", () => {
  expect(placeAt("/t/%")).toEqual({ screen: "table", code: "%" });
  expect(placeAt("/learn/mask/%E0%A4")).toEqual({ screen: "learn", about: ["mask", "%E0%A4"] });
});

test("something to learn is named by its address", () => {
  expect(placeAt("/learn")).toEqual({ screen: "learn", about: [] });
  expect(placeAt("/learn/mask/Puppet%20Master")).toEqual({ screen: "learn", about: ["mask", "Puppet Master"] });
});
