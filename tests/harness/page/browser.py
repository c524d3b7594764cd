"""People at the page: each has a browser context, and does what a finger or a keyboard can do."""

import json
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    async_playwright,
    expect,
)

from harness.client import TIMEOUT, RecordingClient, whole_snapshot
from harness.page.chromium import Chromium, find_chromium
from harness.server import Server

PAGE_TIMEOUT = 60.0
"""Seconds after which something that should be on a page is missed, on a busy machine, too."""
expect.set_options(timeout=1000 * PAGE_TIMEOUT)
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1440, height=900)
FASTER_TIMERS = """
const wait = window.setTimeout;
window.setTimeout = (done, pause, ...rest) => wait(done, pause / (pause < 500 ? 25 : 250), ...rest);
const {animate} = Element.prototype;
Element.prototype.animate = function (steps, options) {
  return animate.call(this, steps, {...options, delay: 0, duration: 0});
};
"""
"""Pauses between events are for people; without them the same happens in the same order."""
NO_SOUND = """
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 1, 44100); }
  get state() { return "running"; }
  async resume() {}
};
"""
"""Sounds are made, and nobody has to play them."""
IN_A_TEST = "PYTEST_VERSION" in os.environ
UNDRAWN = """
window.undrawn = new CSSStyleSheet();
window.undrawn.replaceSync("body, dialog, ::backdrop { opacity: 0 !important }");
document.adoptedStyleSheets.push(window.undrawn);
"""
"""What is transparent is not drawn, which is half the work of a page at a table; all else is the same.

Tests look at the document and not at pixels; screenshots and benchmarks draw.
"""
DRAWN = "() => { if (window.undrawn) window.undrawn.disabled = true; }"
LOOK = """() => {
  const screens = [...document.querySelectorAll("[data-screen]")];
  const table = document.querySelector('[data-screen="table"]');
  const centre = document.querySelector("[data-court]");
  const words = (line) => line.textContent.trim().replace(/\\s+/g, " ");
  const all = (what) => [...document.querySelectorAll(what)];
  return {
    screen: screens[0]?.dataset.screen ?? "",
    busy: table?.hasAttribute("data-busy") ?? false,
    language: document.documentElement.lang,
    seats: all("[data-seat]").map((seat) => ({
      ...seat.dataset, label: seat.getAttribute("aria-label"),
      current: seat.hasAttribute("aria-current"), turn: seat.classList.contains("turn"),
      known: [...seat.querySelectorAll("[data-place]:has(.eye)")].map((card) => Number(card.dataset.place)),
    })),
    court: centre?.dataset.court, bank: centre?.dataset.bank,
    log: document.querySelector("#panel-log") && all("#panel-log li").map((line) => words(line)),
    choices: all("button[data-choice]").filter((button) => button.offsetParent && !button.disabled).length,
  };
}"""
"""Everything that the page shows at one moment."""
STATE = """() => {
  const screen = document.querySelector("[data-screen]");
  const choices = () => [...document.querySelectorAll("button[data-choice]:enabled")];
  const asked = !screen?.hasAttribute("data-busy") && choices().some((button) => button.offsetParent);
  return screen?.dataset.screen === "after" ? "after" : asked ? "asked" : "";
}"""
"""Whether the page asks for a decision, or shows the end of the game."""
OPEN_LOG = """() => {
  const tab = document.querySelector("#tab-log");
  if (tab?.offsetParent) tab.click();
}"""
"""At once: a short game may be over before a second look."""
STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets.push(still);
}"""
CHOICE = "button[data-choice]:enabled"
"""A choice that can be made now, not one that is on its way to the server."""
KEYS = "(buttons) => buttons.map(({dataset}) => [dataset.choice, dataset.move ?? null])"


ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--in-process-gpu")
"""There is nothing to draw on: no process for that."""


@asynccontextmanager
async def launch_browser(chromium: Chromium | None = None) -> AsyncIterator[Browser]:
    path, environment = chromium or find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=ARGUMENTS, env={**os.environ, **environment}
        )
        try:
            yield browser
        finally:
            await browser.close()


class BrowserUser:
    """A person with a page open."""

    def __init__(self, server: Server, context: BrowserContext, page: Page, language: str) -> None:
        self.server, self.context, self.page, self.language = server, context, page, language
        self.name = ""
        self.wrong: list[str] = []
        """Every error on the console, and every file that was missing."""
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._hear)
        page.on("response", self._look_at)

    def _hear(self, said: ConsoleMessage) -> None:
        """Errors count, but not those about a lost network."""
        if said.type == "error" and not said.text.startswith(("Failed to load", "WebSocket connection")):
            self.wrong.append(said.text)

    def _look_at(self, answer: Response) -> None:
        """API calls may be refused; files have to be there."""
        if answer.status >= 400 and "/api/" not in answer.url:
            self.wrong.append(f"{answer.status} at {answer.url}")

    # ── Coming ───────────────────────────────────────────────────────────────────────────────────────

    async def goes(self, path: str) -> "BrowserUser":
        await self.page.goto(path)
        await self.page.wait_for_selector("[data-screen]")
        return self

    async def introduces(self, name: str) -> "BrowserUser":
        """Register, and keep the cookie."""
        self.name = name
        await self.asks("POST", "/api/people", {"name": name, "language": self.language})
        return self

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request with this browser's cookie."""
        answer = await self.context.request.fetch(path, method=method, data=body, timeout=1000 * TIMEOUT)
        return await answer.json()

    async def opens(self, bots: tuple[str, ...] = (), begin: bool = False, **agreement: Any) -> str:
        """Bots do not pause, and no bot plays for a person who is away: a page may be slow."""
        agreed = {"pace": "instant", "grace": 3600, **agreement}
        new = {"agreement": agreed, "bots": bots, "sit": True, "begin": begin}
        code: str = (await self.asks("POST", "/api/tables", new))["code"]
        return code

    async def client(self) -> RecordingClient:
        """The same person without a browser; a wall screen, if they have not registered."""
        cookies = await self.context.cookies()
        token = next((cookie["value"] for cookie in cookies if cookie["name"] == "ridotto"), "")
        return RecordingClient(self.server.port, self.name, token)

    async def snapshot(self, code: str) -> dict[str, Any]:
        """What the server sends this person about a table now."""
        client = await self.client()
        async with client.connect(code, **({} if client.token else {"wall": 1})) as socket:
            await client.hears(socket, lambda message: message["type"] == "snapshot")
            welcome, snapshot = map(json.loads, client.heard)
            if (snapshot.get("view") or {}).get("decider", -1) == welcome["viewer"]:
                await client.hears(socket, lambda message: message["type"] == "question")
        return whole_snapshot(client.heard)

    # ── Looking and doing ────────────────────────────────────────────────────────────────────────────

    async def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        return seen

    async def state(self) -> str:
        """ "asked" when the person has to decide, "after" when the game is over."""
        state: str = await self.page.evaluate(STATE)
        return state

    async def is_drawn(self) -> None:
        """Whoever looks at colours and opacity needs a page that is drawn, until it is loaded again."""
        await self.page.evaluate(DRAWN)

    async def stands_still(self) -> None:
        """Nothing moves or fades any more: what is half faded in has half a contrast."""
        await self.page.evaluate(STILL)

    async def reads_the_log(self) -> None:
        """Open the log's tab; on a wide screen the log is always shown."""
        await self.page.evaluate(OPEN_LOG)

    async def reaches(self, screen: str) -> "BrowserUser":
        # Not `wait_for_selector`: its handle would keep the whole screen in memory.
        await self.page.locator(f'[data-screen="{screen}"]').wait_for()
        return self

    async def speaks(self, language: str) -> None:
        """Load the page in another language."""
        self.language = language
        await self.page.evaluate("(code) => localStorage.setItem('ridotto-language', code)", language)
        await self.page.reload()
        await self.page.wait_for_selector(f'html[lang="{language}"] [data-screen]')

    async def decides(self, chance: Random, wants: Sequence[str] = ()) -> None:
        """Choose what they want if it is offered, else at random, until a move is made."""
        while keys := await self.page.locator(CHOICE).evaluate_all(KEYS):
            wanted = [number for number, (key, _) in enumerate(keys) if key.startswith(tuple(wants))]
            number = chance.choice(wanted or range(len(keys)))
            await self.page.locator(CHOICE).nth(number).click()
            if keys[number][1] is not None:
                return

    # ── Losing the connection ────────────────────────────────────────────────────────────────────────

    async def loses_the_connection(self) -> None:
        await self.context.set_offline(True)

    async def is_back(self) -> None:
        await self.context.set_offline(False)


@asynccontextmanager
async def browser_user(
    browser: Browser,
    server: Server,
    language: str = "en",
    size: ViewportSize = DESK,
    service_worker: bool = False,
    real_pace: bool = False,
    **likes: Any,
) -> AsyncIterator[BrowserUser]:
    """A person with a browser context of their own, in a language.

    With a service worker the browser keeps files for later, which takes a second of CPU time. At real pace
    everything moves and takes its time, as for people; else a test's page is not drawn (see `is_drawn`).
    """
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        locale=language,
        viewport=size,
        reduced_motion="no-preference" if real_pace else "reduce",
        service_workers="allow" if service_worker else "block",
        **likes,
    )
    context.set_default_timeout(1000 * PAGE_TIMEOUT)
    await context.add_init_script(NO_SOUND if real_pace else FASTER_TIMERS + NO_SOUND)
    if IN_A_TEST and not real_pace:
        await context.add_init_script(UNDRAWN)
    try:
        yield BrowserUser(server, context, await context.new_page(), language)
    finally:
        await context.close()
