"""A beginner looks things up, and plays a first game with a coach."""

import re
from types import ModuleType

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.server import Server

pytestmark = pytest.mark.anyio
COACH = "[data-coach] p"
GOT_IT = "[data-coach] .button:not(.bare)"
ENOUGH = "[data-coach] .bare"


async def hears(user: BrowserUser, words: str) -> None:
    """The coach says something with these words."""
    await expect(user.page.locator(COACH)).to_contain_text(re.compile(words))


async def sits_down_with_a_coach(user: BrowserUser, game: str) -> None:
    await user.goes(f"/learn/{game}")
    await user.page.locator("section .button.main").first.click()
    await user.reaches("table")


async def test_a_link_that_leads_nowhere_says_so(browser: Browser, server: Server):
    async with browser_user(browser, server) as user:
        await user.goes("/learn/mask/Nobody")

        await expect(user.page.get_by_role("dialog")).to_contain_text("Nothing has been written about this")


@pytest.mark.quick
async def test_a_stranger_is_led_through_a_first_game(browser: Browser, server: Server, tables: ModuleType):
    async with browser_user(browser, server, "en", PHONE) as user:
        await sits_down_with_a_coach(user, tables.agreed(4)["game"])

        for lesson in tables.LESSONS:
            await hears(user, lesson)
            await user.page.locator(GOT_IT).click()
        assert user.wrong == []


async def test_the_coach_can_be_turned_off(browser: Browser, server: Server, tables: ModuleType):
    async with browser_user(browser, server) as user:
        await sits_down_with_a_coach(user, tables.agreed(4)["game"])
        await hears(user, tables.LESSONS[0])

        await user.page.locator(ENOUGH).click()
        await user.page.reload()
        await user.reaches("table")
        await expect(user.page.locator(COACH)).to_have_count(0)
