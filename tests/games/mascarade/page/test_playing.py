"""Whole games, played through the page alone; what it shows is what the server knows for each of them."""

import pytest
from playwright.async_api import Browser, expect

from games.mascarade.page.tables import agreed
from harness.amounts import examples
from harness.page.browser import PHONE
from harness.page.browser_table import browser_table
from harness.server import Server
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.large
async def test_six_people_play_in_six_languages(browser: Browser, server: Server) -> None:
    async with browser_table(
        browser, server, LANGUAGES, PHONE, **agreed(6, turns=examples(5, 9), memory="everything")
    ) as table:
        await table.begins()
        await table.plays(compare_every=examples(3, 1), wants=("announce",))

        assert table.decisions > 8
        assert [(await each.sees())["language"] for each in table.people] == list(LANGUAGES)


@pytest.mark.large
async def test_thirteen_sit_around_a_table_with_phones(browser: Browser, server: Server) -> None:
    phones = (*LANGUAGES, *LANGUAGES, "en")[: examples(3, 13)]
    bots = ("honest",) * (13 - len(phones))
    async with browser_table(browser, server, phones, PHONE, bots, **agreed(13, turns=9)) as table:
        await table.begins()
        await table.plays(compare_every=8, wants=("announce",))

        assert table.decisions > 4


@pytest.mark.quick
async def test_two_play_with_centre_cards(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("uk", "nl"), **agreed(2, turns=examples(7, 10))) as table:
        await table.begins()
        await table.plays()

        assert table.decisions > 4


async def test_with_two_players_each_has_one_card_with_a_shield(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en",), bots=("honest",), **agreed(2)) as table:
        await table.begins()
        await table.next_to_decide()
        page = table.people[0].page

        for seat in (0, 1):
            marked = page.locator(f'[data-seat="{seat}"] [data-place]:has([data-protected])')
            await expect(marked).to_have_count(1)
            assert "protected" in (await marked.get_attribute("aria-label") or "")
