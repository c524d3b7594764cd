"""Somebody who knows nothing looks things up, and plays a first game with a coach."""

import re

import pytest
from playwright.async_api import Browser, expect

from harness.browser import PHONE, BrowserUser, browser_user
from harness.server import Server
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.words.language import LANGUAGES, language

pytestmark = pytest.mark.anyio
COACH = "[data-coach] p"
GOT_IT = "[data-coach] .button:not(.bare)"
ENOUGH = "[data-coach] .bare"


async def hears(user: BrowserUser, words: str) -> None:
    """The coach says something with these words."""
    await expect(user.page.locator(COACH)).to_contain_text(re.compile(words))


async def sits_down_with_a_coach(user: BrowserUser, game: str = "") -> None:
    await user.goes(f"/learn{game}")
    await user.page.locator("section .button.main").first.click()
    await user.reaches("table")


@pytest.mark.parametrize("code", LANGUAGES)
async def test_every_mask_stands_there_with_what_its_card_says(browser: Browser, server: Server, code: str):
    words = language(code)
    async with browser_user(browser, server, code, PHONE) as user:
        await user.goes("/learn")
        await user.page.get_by_role("button", name=words.say("edition-2")).click()
        text = await user.page.locator("main").inner_text()

        for mask in EDITIONS[2].values():
            assert mask_name(mask.name, words) in text
            assert card_text(mask.power, words) in text
        assert user.wrong == []


@pytest.mark.quick
async def test_a_link_leads_to_one_card_and_from_there_to_others(browser: Browser, server: Server):
    async with browser_user(browser, server, "it") as user:
        await user.goes("/learn/character/Cinderella")
        sheet = user.page.get_by_role("dialog")

        await expect(sheet).to_contain_text("Cenerentola")
        await sheet.locator("li button").first.click()
        await expect(sheet.get_by_role("heading")).to_have_text("Scarpetta di cristallo")
        await user.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)


async def test_a_link_to_nothing_says_so(browser: Browser, server: Server):
    async with browser_user(browser, server) as user:
        await user.goes("/learn/mask/Nobody")

        await expect(user.page.get_by_role("dialog")).to_contain_text("nothing written about this")


@pytest.mark.quick
async def test_a_stranger_is_led_through_a_first_game(browser: Browser, server: Server):
    async with browser_user(browser, server, "en", PHONE) as user:
        await sits_down_with_a_coach(user)

        await hears(user, "who is who")
        await user.page.locator(GOT_IT).click()
        await hears(user, "under the table|opening swaps")
        assert user.wrong == []


async def test_who_wants_no_advice_gets_none(browser: Browser, server: Server):
    async with browser_user(browser, server) as user:
        await sits_down_with_a_coach(user, "/grimm")
        await hears(user, "boon")

        await user.page.locator(ENOUGH).click()
        await user.page.reload()
        await user.reaches("table")
        await expect(user.page.locator(COACH)).to_have_count(0)
