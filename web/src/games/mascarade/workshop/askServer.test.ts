import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedRequest } from "../../../server/httpClient";
import { askServer } from "./askServer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function delayed(): { answer: (text: string) => void; ask: () => Promise<string> } {
  let answer: (text: string) => void = () => undefined;
  const later = new Promise<string>((resolve) => (answer = resolve));
  return { answer: (text) => answer(text), ask: () => later };
}

test("an answer is heard after the pause", async () => {
  const heard = vi.fn();
  askServer(() => Promise.resolve("fine"), heard, 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(heard).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledExactlyOnceWith("fine", "");
});

test("a late answer to an earlier question is not heard", async () => {
  const heard: (string | undefined)[] = [];
  const [first, second] = [delayed(), delayed()];
  const forget = askServer(first.ask, (answer) => heard.push(answer));
  await vi.runAllTimersAsync();
  forget();
  askServer(second.ask, (answer) => heard.push(answer));
  await vi.runAllTimersAsync();
  second.answer("second");
  first.answer("first");
  await vi.runAllTimersAsync();

  expect(heard).toEqual(["second"]);
});

test("what is changed within the pause is not asked", async () => {
  const asked = vi.fn(() => Promise.resolve(""));
  askServer(asked, () => undefined, 100)();
  await vi.runAllTimersAsync();

  expect(asked).not.toHaveBeenCalled();
});

test("a refusal is heard as a sentence", async () => {
  const heard = vi.fn();
  askServer(() => Promise.reject(new RefusedRequest({ code: "bad-mask", text: "no power" })), heard);
  await vi.runAllTimersAsync();

  expect(heard).toHaveBeenCalledExactlyOnceWith(undefined, expect.any(String));
});
