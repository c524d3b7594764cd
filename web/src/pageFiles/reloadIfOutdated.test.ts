import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadIfOutdated } from "./reloadIfOutdated";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/page/index-old.js"></script>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

async function missesAPart(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(answer));
  await reloadIfOutdated(reload);
}

const page = (script: string) => () => Promise.resolve(new Response(`<script type="module" src="/page/${script}"></script>`));

test("the page is loaded anew if the server has a newer one", async () => {
  await missesAPart(page("index-new.js"));

  expect(reload).toHaveBeenCalledOnce();
});

test("a part that did not come because the page is being left does not keep anybody there", async () => {
  await missesAPart(page("index-old.js"));

  expect(reload).not.toHaveBeenCalled();
});

test("without an answer the page stays as it is", async () => {
  await missesAPart(() => Promise.reject(new TypeError("offline")));

  expect(reload).not.toHaveBeenCalled();
});

test("several files that are missing at the same time reload the page once, and not again at once", async () => {
  vi.stubGlobal("fetch", vi.fn(page("index-new.js")));
  await Promise.all([reloadIfOutdated(reload), reloadIfOutdated(reload)]);
  await reloadIfOutdated(reload);

  expect(fetch).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});
