"""People before a screen: each has a browser of their own, and does what a finger or a keyboard can do."""

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

from harness.chromium import Chromium, find_chromium
from harness.server_in_process import PATIENCE, Served, Visitor

expect.set_options(timeout=1000 * PATIENCE)
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1440, height=900)
HURRY = """
const wait = window.setTimeout;
window.setTimeout = (done, pause, ...rest) => wait(done, pause / 25, ...rest);
"""
"""Nobody in a test enjoys a moment for as long as people do; what happens is the same, in the same order."""
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
      ...seat.dataset, label: seat.getAttribute("aria-label"), turn: seat.classList.contains("turn"),
      known: [...seat.querySelectorAll("[data-place]:has(.eye)")].map((card) => Number(card.dataset.place)),
    })),
    court: centre?.dataset.court, bank: centre?.dataset.bank,
    log: document.querySelector("#panel-log") && all("#panel-log li").map((line) => words(line)),
    choices: all("button[data-choice]").filter((button) => button.offsetParent && !button.disabled).length,
  };
}"""
"""Everything that the page shows, at one moment."""
CHOICE = "button[data-choice]:enabled"
"""What can be chosen now: not what has been chosen and is on its way to the server."""
KEYS = "(buttons) => buttons.map(({dataset}) => [dataset.choice, dataset.move ?? null])"


@asynccontextmanager
async def browsing(chromium: Chromium | None = None) -> AsyncIterator[Browser]:
    """A Chromium, until we are done with it."""
    path, environment = chromium or find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        try:
            yield browser
        finally:
            await browser.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, served: Served, context: BrowserContext, page: Page, language: str) -> None:
        self.served, self.context, self.page, self.language = served, context, page, language
        self.name = ""
        self.wrong: list[str] = []
        """Every error that the page told its console."""
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._hear)
        page.on("response", self._look_at)

    def _hear(self, said: ConsoleMessage) -> None:
        """Errors count; that the network is gone does not."""
        if said.type == "error" and not said.text.startswith(("Failed to load", "WebSocket connection")):
            self.wrong.append(said.text)

    def _look_at(self, answer: Response) -> None:
        """Questions may be refused; files have to be there."""
        if answer.status >= 400 and "/api/" not in answer.url:
            self.wrong.append(f"{answer.status} at {answer.url}")

    # ── Coming ───────────────────────────────────────────────────────────────────────────────────────

    async def goes(self, path: str) -> "Person":
        await self.page.goto(path)
        await self.page.wait_for_selector("[data-screen]")
        return self

    async def introduces(self, name: str) -> "Person":
        """Say who they are, and be remembered by a cookie."""
        self.name = name
        await self.asks("POST", "/api/people", {"name": name, "language": self.language})
        return self

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server from this browser, cookie and all."""
        answer = await self.context.request.fetch(path, method=method, data=body)
        return await answer.json()

    async def opens(self, bots: tuple[str, ...] = (), begin: bool = False, **agreement: Any) -> str:
        new = {"agreement": {"pace": "instant", **agreement}, "bots": bots, "sit": True, "begin": begin}
        code: str = (await self.asks("POST", "/api/tables", new))["code"]
        return code

    async def visitor(self) -> Visitor:
        """The same person, as the server knows them; a wall, if it does not."""
        cookies = await self.context.cookies()
        token = next((cookie["value"] for cookie in cookies if cookie["name"] == "ridotto"), "")
        return Visitor(self.served, self.name, token)

    async def told(self, code: str) -> dict[str, Any]:
        """What the server tells this person about a table now."""
        visitor = await self.visitor()
        async with visitor.connect(code, **({} if visitor.token else {"wall": 1})) as socket:
            return await visitor.hears(socket, lambda told: told["type"] == "snapshot")

    # ── Looking and doing ────────────────────────────────────────────────────────────────────────────

    async def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        return seen

    async def reads_the_log(self) -> None:
        """On a desk it lies beside the table."""
        tab = self.page.locator("#tab-log")
        if await tab.is_visible():
            await tab.click()

    async def reaches(self, screen: str) -> "Person":
        await self.page.wait_for_selector(f'[data-screen="{screen}"]', timeout=1000 * PATIENCE)
        return self

    async def speaks(self, language: str) -> None:
        """Load the page in another language."""
        self.language = language
        await self.page.evaluate("(code) => localStorage.setItem('ridotto-language', code)", language)
        await self.page.reload()
        await self.page.wait_for_selector(f'html[lang="{language}"] [data-screen]')

    async def decides(self, whim: Random, wants: Sequence[str] = ()) -> None:
        """Choose what they want if it is there, else by chance, until something has been decided."""
        while keys := await self.page.locator(CHOICE).evaluate_all(KEYS):
            wanted = [number for number, (key, _) in enumerate(keys) if key.startswith(tuple(wants))]
            number = whim.choice(wanted or range(len(keys)))
            await self.page.locator(CHOICE).nth(number).click()
            if keys[number][1] is not None:
                return

    # ── Losing the line ──────────────────────────────────────────────────────────────────────────────

    async def loses_the_line(self) -> None:
        await self.context.set_offline(True)

    async def is_back(self) -> None:
        await self.context.set_offline(False)


@asynccontextmanager
async def person(
    browser: Browser, served: Served, language: str = "en", size: ViewportSize = DESK, **likes: Any
) -> AsyncIterator[Person]:
    """Somebody comes with a browser of their own, speaking a language."""
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{served.port}",
        locale=language,
        viewport=size,
        reduced_motion="reduce",
        **likes,
    )
    await context.add_init_script(HURRY)
    try:
        yield Person(served, context, await context.new_page(), language)
    finally:
        await context.close()
