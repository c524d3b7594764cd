"""After any game: the masks of the end are near, and the seal can be checked."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.page.after_game import finished_game
from harness.page.browser import PHONE, browser_user
from harness.page.company import after_with_friend
from harness.server import Server

pytestmark = pytest.mark.anyio


async def test_the_page_computes_the_seal_by_itself(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, "nl") as zoe:
        await finished_game(zoe, [tables.BOTS[0]], tables.agreed(4, turns=3))
        await zoe.page.get_by_role("button", name="Controleer het zegel").click()

        await zoe.page.get_by_text("✓ Het zegel klopt").wait_for()
        assert zoe.wrong == []


COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const {left, right, top, bottom} = box(document.querySelector("nav .settings svg"));
  return [...document.querySelectorAll("header .crown")].map(box).some((crown) =>
    crown.right > left && crown.left < right && crown.bottom > top && crown.top < bottom);
}"""
"""Whether a crown lies on the sign of the settings."""


async def test_on_a_phone_the_masks_of_the_end_are_less_than_two_screens_away_and_nothing_covers_the_settings(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    """Also after a game that everybody wins, with a friend who is ready for another one."""
    async with browser_user(browser, server, size=PHONE) as user:
        await after_with_friend(tables.agreed(4, turns=4), tables.BOTS)(user)
        for size, most in ((PHONE, 1.2), (ViewportSize(width=740, height=360), 1.6)):
            await user.page.set_viewport_size(size)
            top = await user.page.locator("[data-reveal]").evaluate(
                "(list) => list.getBoundingClientRect().top"
            )

            assert top < most * size["height"]
            assert not await user.page.evaluate(COVERED)
