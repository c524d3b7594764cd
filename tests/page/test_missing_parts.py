"""Parts of the page that cannot be fetched while a connection is bad come when it is good again."""

import asyncio
import re
from types import ModuleType

import pytest
from playwright.async_api import Browser, Route, expect

from harness.client import TIMEOUT
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import browser_table
from harness.server import Server

pytestmark = pytest.mark.anyio
LATE_PARTS = {"PrivacySwitch.js", "PrivacySwitch.css", "ReviewLink.js", "ReviewLink.css"}
"""Files that a page fetches only when a game is over."""
LATE = re.compile(r"/page/(PrivacySwitch|ReviewLink)-[^/]*\.(js|css)$")
REVIEW = '[data-screen="after"] nav a[href$="?review"]'
PRIVACY = '[data-screen="after"] [data-private]'
STYLED = """(part) => [...document.styleSheets].filter(({href}) => href?.includes(`/page/${part}-`)).length"""


def name_of(route: Route) -> str:
    """The name of a file without what changes with its content."""
    return re.sub(r".*/(\w+)-[^/]*(\.\w+)$", r"\1\2", route.request.url)


async def keeps_its_page(one: BrowserUser) -> None:
    await one.page.evaluate("() => { window.isTheSame = true; }")


async def has_kept_its_page(one: BrowserUser) -> bool:
    return bool(await one.page.evaluate("window.isTheSame === true"))


async def shows_both_parts(one: BrowserUser) -> None:
    await expect(one.page.locator(REVIEW)).to_be_visible()
    await expect(one.page.locator(PRIVACY)).to_be_visible()
    for part in ("PrivacySwitch", "ReviewLink"):
        assert await one.page.evaluate(STYLED, part) == 1


async def test_parts_that_did_not_come_at_the_end_of_a_game_come_later(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_table(
        browser, server, ("en",), PHONE, tables.BOTS[:3], **tables.agreed(4, turns=3)
    ) as table:
        [ann] = table.people
        missed, all_missed, is_good = set[str](), asyncio.Event(), asyncio.Event()

        async def lose(route: Route) -> None:
            if is_good.is_set():
                await route.continue_()
                return
            missed.add(name_of(route))
            if missed >= LATE_PARTS:
                all_missed.set()
            await route.abort()

        await ann.page.route(LATE, lose)
        await table.begins()
        await keeps_its_page(ann)
        await table.plays()
        async with asyncio.timeout(TIMEOUT):
            await all_missed.wait()
        await expect(ann.page.locator(f"{REVIEW}, {PRIVACY}")).to_have_count(0)

        is_good.set()
        await shows_both_parts(ann)
        assert await has_kept_its_page(ann)


async def test_a_connection_that_is_lost_while_a_game_ends_leaves_nothing_out(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_table(
        browser, server, ("en",), PHONE, tables.BOTS[:3], **tables.agreed(4, turns=3)
    ) as table:
        [ann] = table.people
        lost = asyncio.Event()

        async def lose(route: Route) -> None:
            if lost.is_set():
                await route.continue_()
                return
            lost.set()
            await ann.loses_the_connection()
            await route.abort("internetdisconnected")

        await ann.page.route(LATE, lose)
        await table.begins()
        await keeps_its_page(ann)
        await table.plays()
        async with asyncio.timeout(TIMEOUT):
            await lost.wait()

        await ann.is_back()
        await shows_both_parts(ann)
        assert await has_kept_its_page(ann)


async def test_a_screen_that_could_not_be_fetched_comes_by_itself(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as stranger:
        await stranger.goes("/")
        await keeps_its_page(stranger)
        await stranger.loses_the_connection()
        await stranger.page.locator("a[href='/learn']").click()
        await stranger.reaches("missing")

        await stranger.is_back()
        await stranger.reaches("learn")
        assert await has_kept_its_page(stranger)
        assert stranger.wrong == []
