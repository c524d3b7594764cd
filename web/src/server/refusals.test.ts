import { beforeAll, expect, test } from "vitest";
import { say, speaking } from "../i18n/language.svelte";
import { RefusedRequest } from "./httpClient";
import { errorText } from "./refusals";

beforeAll(() => speaking.speak("en"));

test("every failed request has a sentence", () => {
  expect(errorText(new RefusedRequest({ code: "full", text: "" }))).toBe(say("refused-full"));
  expect(errorText(new RefusedRequest({ code: "offline", text: "" }))).toBe(say("start-trouble"));
  expect(errorText(new TypeError("a programmer's mistake"))).toBe(say("start-trouble"));
});
