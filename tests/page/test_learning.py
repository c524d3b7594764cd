"""Somebody who knows nothing looks things up, and plays a first game with a coach."""

import re

import pytest
from playwright.async_api import Browser, expect

from harness.browser import PHONE, Person, person
from harness.server_in_process import Served
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.company import mask_name
from ridotto.words.language import LANGUAGES, language

pytestmark = pytest.mark.anyio
COACH = "[data-coach] p"
GOT_IT = "[data-coach] .button:not(.bare)"
ENOUGH = "[data-coach] .bare"


async def hears(somebody: Person, words: str) -> None:
    """The coach says something with these words."""
    await expect(somebody.page.locator(COACH)).to_contain_text(re.compile(words))


async def sits_down_with_a_coach(somebody: Person, game: str = "") -> None:
    await somebody.goes(f"/learn{game}")
    await somebody.page.locator("section .button.main").first.click()
    await somebody.reaches("table")


@pytest.mark.parametrize("code", LANGUAGES)
async def test_every_mask_stands_there_with_what_its_card_says(browser: Browser, served: Served, code: str):
    words = language(code)
    async with person(browser, served, code, PHONE) as somebody:
        await somebody.goes("/learn")
        await somebody.page.get_by_role("button", name=words.say("edition-2")).click()
        text = await somebody.page.locator("main").inner_text()

        for mask in EDITIONS[2].values():
            assert mask_name(mask.name, words) in text
            assert card_text(mask.power, words) in text
        assert somebody.wrong == []


@pytest.mark.quick
async def test_a_link_leads_to_one_card_and_from_there_to_others(browser: Browser, served: Served):
    async with person(browser, served, "it") as somebody:
        await somebody.goes("/learn/character/Cinderella")
        sheet = somebody.page.get_by_role("dialog")

        await expect(sheet).to_contain_text("Cenerentola")
        await sheet.locator("li button").first.click()
        await expect(sheet.get_by_role("heading")).to_have_text("Scarpetta di cristallo")
        await somebody.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)


async def test_a_link_to_nothing_says_so(browser: Browser, served: Served):
    async with person(browser, served) as somebody:
        await somebody.goes("/learn/mask/Nobody")

        await expect(somebody.page.get_by_role("dialog")).to_contain_text("nothing written about this")


@pytest.mark.quick
async def test_a_stranger_is_led_through_a_first_game(browser: Browser, served: Served):
    async with person(browser, served, "en", PHONE) as somebody:
        await sits_down_with_a_coach(somebody)

        await hears(somebody, "who is who")
        await somebody.page.locator(GOT_IT).click()
        await hears(somebody, "under the table|opening swaps")
        assert somebody.wrong == []


async def test_who_wants_no_advice_gets_none(browser: Browser, served: Served):
    async with person(browser, served) as somebody:
        await sits_down_with_a_coach(somebody, "/grimm")
        await hears(somebody, "boon")

        await somebody.page.locator(ENOUGH).click()
        await somebody.page.reload()
        await somebody.reaches("table")
        await expect(somebody.page.locator(COACH)).to_have_count(0)
