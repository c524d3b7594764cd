"""The Chromium of all other tests, behind the same few methods as the other browsers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page

from harness.client import TIMEOUT
from harness.page.browser import launch_browser


class ChromiumPage:
    """A page with cookies of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def navigate(self, address: str) -> None:
        await self.page.goto(address)

    async def run(self, script: str) -> str:
        return str(await self.page.evaluate(f"(async () => {{ {script} }})()"))

    async def hold(self, x: float, y: float) -> None:
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()

    async def release(self) -> None:
        await self.page.mouse.up()

    async def press_enter(self) -> None:
        await self.page.keyboard.press("Enter")

    async def resize(self, width: int, height: int) -> None:
        await self.page.set_viewport_size({"width": width, "height": height})

    async def picture(self) -> bytes:
        return await self.page.screenshot()


class ChromiumBrowser:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def page(self) -> ChromiumPage:
        context = await self.browser.new_context(reduced_motion="reduce", service_workers="block")
        context.set_default_timeout(2 * 1000 * TIMEOUT)
        return ChromiumPage(await context.new_page())


@asynccontextmanager
async def launch_chromium() -> AsyncIterator[ChromiumBrowser]:
    async with launch_browser() as browser:
        yield ChromiumBrowser(browser)
