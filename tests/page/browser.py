"""People before a screen: each has a browser of their own, and does what a finger or a keyboard can do."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright

from page.chromium import Chromium, find_chromium
from server.loopback import PATIENCE, Served, Visitor

PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1440, height=900)
HURRY = """
const wait = window.setTimeout;
window.setTimeout = (done, pause, ...rest) => wait(done, pause / 25, ...rest);
"""
"""Nobody in a test enjoys a moment for as long as people do; what happens is the same, and in the same order."""
LOOK = """() => {
  const screens = [...document.querySelectorAll("[data-screen]")];
  const table = document.querySelector('[data-screen="table"]');
  const centre = document.querySelector("[data-court]");
  const all = (what) => [...document.querySelectorAll(what)];
  return {
    screen: screens[0]?.dataset.screen ?? "",
    busy: table?.hasAttribute("data-busy") ?? false,
    language: document.documentElement.lang,
    seats: all("[data-seat]").map((seat) => ({
      ...seat.dataset, label: seat.getAttribute("aria-label"), turn: seat.classList.contains("turn"),
      cards: Object.fromEntries([...seat.querySelectorAll("[data-place]")]
        .map((card) => [card.dataset.place, card.getAttribute("aria-label")])),
    })),
    court: centre?.dataset.court, bank: centre?.dataset.bank,
    log: all("main ol li").map((line) => line.textContent.trim()),
    choices: all("button[data-choice]").filter((button) => button.offsetParent && !button.disabled).length,
  };
}"""
"""Everything that the page shows, at one moment."""
CHOICE = "button[data-choice]"


@asynccontextmanager
async def browsing(chromium: Chromium | None = None) -> AsyncIterator[Browser]:
    """A Chromium, until we are done with it."""
    path, environment = chromium or find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env=_environment(environment)
        )
        try:
            yield browser
        finally:
            await browser.close()


def _environment(added: dict[str, str]) -> dict[str, str | float | bool]:
    import os

    return {**os.environ, **added}


class Person:
    """Somebody with a browser."""

    def __init__(self, served: Served, context: BrowserContext, page: Page, language: str) -> None:
        self.served, self.context, self.page, self.language = served, context, page, language
        self.name = ""
        self.wrong: list[str] = []
        """Every error that the page told its console."""
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)

    # ── Coming ───────────────────────────────────────────────────────────────────────────────────────

    async def goes(self, path: str) -> "Person":
        await self.page.goto(path)
        await self.page.wait_for_selector("[data-screen]")
        return self

    async def introduces(self, name: str) -> "Person":
        """Say who they are, as the page does, and be remembered by a cookie."""
        self.name = name
        await self.asks("POST", "/api/people", {"name": name, "language": self.language})
        return self

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """What the page's own script would ask, and the answer."""
        return await self.page.evaluate(
            "([method, path, body]) => fetch(path, {method, body: body && JSON.stringify(body)})"
            ".then((answer) => answer.json())",
            [method, path, body],
        )

    async def opens(self, bots: tuple[str, ...] = (), begin: bool = False, **agreement: Any) -> str:
        new = {"agreement": {"pace": "instant", **agreement}, "bots": bots, "sit": True, "begin": begin}
        code: str = (await self.asks("POST", "/api/tables", new))["code"]
        return code

    async def visitor(self) -> Visitor:
        """The same person, as the server knows them."""
        cookies = await self.context.cookies()
        token = next(cookie["value"] for cookie in cookies if cookie["name"] == "ridotto")
        return Visitor(self.served, self.name, token)

    async def told(self, code: str) -> dict[str, Any]:
        """What the server tells this person about a table now."""
        visitor = await self.visitor()
        async with visitor.connect(code) as socket:
            return await visitor.hears(socket, lambda told: told["type"] == "snapshot")

    # ── Looking and doing ────────────────────────────────────────────────────────────────────────────

    async def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        return seen

    async def reaches(self, screen: str) -> "Person":
        await self.page.wait_for_selector(f'[data-screen="{screen}"]', timeout=1000 * PATIENCE)
        return self

    async def decides(self, whim: Random) -> None:
        """Choose by chance until something has been decided."""
        buttons = self.page.locator(CHOICE)
        while await self.page.locator(CHOICE).count():
            chosen = buttons.nth(whim.randrange(await buttons.count()))
            final = await chosen.get_attribute("data-move")
            await chosen.click()
            if final is not None:
                await self.page.wait_for_function(f"!document.querySelector('[data-move=\"{final}\"][data-choice]')")
                return


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
