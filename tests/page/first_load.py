"""What a first visit downloads, and how soon the page can be used."""

import re
from collections import Counter
from statistics import median
from typing import NamedTuple

from playwright.async_api import Browser, BrowserContext, Page, Response

from harness.client import TIMEOUT
from harness.server import Server

MOST = 100_000
"""Bytes of the first load, packed, without the art."""
SLOWER = 4
"""How many times slower a phone is than the machine that measures; Lighthouse says the same."""
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}
WORDS = re.compile(r"/page/(en|pl|uk|it|nl|fr)-[^/]*\.js$")
KINDS = {"document": "HTML", "script": "JavaScript", "stylesheet": "CSS", "image": "art"}
READY_TO_PLAY = '[data-screen="start"] button.main'
LONG = """
window.lastLong = 0;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.lastLong = task.startTime + task.duration;
}).observe({type: "longtask", buffered: true});
"""
"""Keeps when the last task was over that kept the page from answering."""
READY = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const now = performance.now();
  setTimeout(() => done([paint?.startTime ?? now, Math.max(now, window.lastLong)]), 1500);
})))"""


class LoadTimes(NamedTuple):
    """Milliseconds from the first byte asked for."""

    seen: float
    """Something stands on the screen."""
    ready: float
    """The first button is there, and nothing keeps it from answering."""


async def first_load(browser: Browser, server: Server, language: str = "en") -> dict[str, int]:
    """Bytes by kind, as they came over the line; what a worker fetches for later is not among them."""
    context = await stranger(browser, server, language)
    page, sizes = await context.new_page(), Counter[str]()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    await page.goto("/")
    await page.wait_for_selector(READY_TO_PLAY)
    await page.wait_for_load_state("networkidle")
    for each in answers:
        sizes[kind_of(each)] += (await each.request.sizes())["responseBodySize"]
    await context.close()
    return dict(sizes)


def kind_of(answer: Response) -> str:
    return "words" if WORDS.search(answer.url) else KINDS.get(answer.request.resource_type, "answers")


async def stranger(browser: Browser, server: Server, language: str) -> BrowserContext:
    """Somebody whose browser has never been here."""
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        locale=language,
        viewport={"width": 360, "height": 740},
        service_workers="block",
    )
    context.set_default_timeout(1000 * TIMEOUT)
    return context


async def times_to_ready(browser: Browser, server: Server, times: int, slow_line: bool) -> LoadTimes:
    """The middle of several first visits with a slow processor."""
    all_times = [await time_to_ready(browser, server, slow_line) for _ in range(times)]
    return LoadTimes(median(each.seen for each in all_times), median(each.ready for each in all_times))


async def time_to_ready(browser: Browser, server: Server, slow_line: bool) -> LoadTimes:
    context = await stranger(browser, server, "en")
    page = await context.new_page()
    await context.add_init_script(LONG)
    await slow_down(context, page, slow_line)
    await page.goto("/", wait_until="commit")
    await page.wait_for_selector(READY_TO_PLAY)
    seen, ready = await page.evaluate(READY)
    await context.close()
    return LoadTimes(seen, ready)


async def slow_down(context: BrowserContext, page: Page, slow_line: bool) -> None:
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if slow_line:
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", SLOW_4G)
