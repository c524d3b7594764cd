import { beforeAll, expect, test } from "vitest";
import { say, speaking } from "../i18n/language.svelte";
import { RefusedRequest } from "./httpClient";
import { errorText, refusalText } from "./refusals";

beforeAll(() => speaking.speak("en"));

test("a refusal is shown with the server's own sentence, which begins and ends like one", () => {
  expect(refusalText({ text: "the game is paused; wait until it goes on" })).toBe("The game is paused; wait until it goes on.");
  expect(refusalText({ text: "гра на паузі" })).toBe("Гра на паузі.");
  expect(refusalText({ text: "Did you mean King?" })).toBe("Did you mean King?");
});

test("every failed request has a sentence", () => {
  expect(errorText(new RefusedRequest({ code: "full", text: "too many people are at this table" }))).toBe("Too many people are at this table.");
  expect(errorText(new RefusedRequest({ code: "offline", text: "" }))).toBe(say("start-trouble"));
  expect(errorText(new TypeError("a programmer's mistake"))).toBe(say("start-trouble"));
});
