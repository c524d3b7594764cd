import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyParts, loadPart } from "./lazyParts.svelte";

const OK = () => Promise.resolve(new Response("", { status: 200 }));
const CUT = () => Promise.reject(new TypeError("offline"));
const importPart = vi.fn(() => Promise.resolve("the part"));
const asked: string[] = [];
let line: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string) => {
    if (address !== "/") asked.push(address);
    return line();
  });
  document.head.innerHTML = '<script type="module" src="/page/index.js"></script>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  importPart.mockClear();
  asked.length = 0;
});

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const styles = (name: string) => document.querySelector(`link[rel=stylesheet][href="/page/${name}.css"]`);

test("a part is imported when all its files are there", async () => {
  line = OK;

  expect(await loadPart(importPart, ["page/one.js", "page/two.js"])).toBe("the part");
  expect(asked).toEqual(["/page/one.js", "/page/two.js"]);
});

test("files that the page has are not fetched again", async () => {
  line = OK;
  await loadPart(importPart, ["page/index.js", "page/three.js"]);
  await loadPart(importPart, ["page/three.js"]);

  expect(asked).toEqual(["/page/three.js"]);
});

test("without a connection a part waits, says so, and comes when the device is online again", async () => {
  line = CUT;
  const failures = lazyParts.failures;
  const part = loadPart(importPart, ["page/four.js"]);
  await settle();
  expect(lazyParts.failures).toBe(failures + 1);
  expect(importPart).not.toHaveBeenCalled();

  line = OK;
  dispatchEvent(new Event("online"));
  expect(await part).toBe("the part");
});

test("a server that does not answer is asked again after a while, though the device is online", async () => {
  line = () => Promise.resolve(new Response("", { status: 502 }));
  const part = loadPart(importPart, ["page/five.js"]);
  await settle();
  line = OK;
  await vi.advanceTimersByTimeAsync(900);
  expect(importPart).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(200);
  expect(await part).toBe("the part");
});

test("styles that did not come are asked for again", async () => {
  line = OK;
  const part = loadPart(importPart, ["page/six.css"]);
  styles("six")?.dispatchEvent(new Event("error"));
  await settle();
  expect(styles("six")).toBeNull();

  dispatchEvent(new Event("online"));
  await settle();
  expect(importPart).not.toHaveBeenCalled();
  styles("six")?.dispatchEvent(new Event("load"));
  expect(await part).toBe("the part");
  expect(document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
});

test("a browser that did not keep the files is asked to import them again", async () => {
  line = OK;
  importPart.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const part = loadPart(importPart, ["page/seven.js"]);
  await settle();
  dispatchEvent(new Event("online"));

  expect(await part).toBe("the part");
});

test("a device that is offline for long does not use up its tries", async () => {
  line = OK;
  const notFetched = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  importPart.mockImplementation(notFetched);
  const part = loadPart(importPart, ["page/nine.js"]);
  await vi.advanceTimersByTimeAsync(60_000);

  online.mockReturnValue(true);
  importPart.mockImplementation(() => Promise.resolve("the part"));
  dispatchEvent(new Event("online"));
  expect(await part).toBe("the part");
  online.mockRestore();
});

test("a mistake in a part is not hidden", async () => {
  line = OK;
  importPart.mockRejectedValueOnce(new ReferenceError("x is not defined"));

  await expect(loadPart(importPart, ["page/eight.js"])).rejects.toThrow("x is not defined");
});
