import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenOutdated } from "./reloadWhenOutdated";

const reload = vi.fn();
reloadWhenOutdated(reload);

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/page/index-old.js"></script>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

async function missesAPart(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await asked.mock.results[0]?.value?.catch(() => undefined);
  await new Promise((done) => setTimeout(done));
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
