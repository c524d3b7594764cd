"""What the page says when the server refuses something: the specific reason, in the language of the page."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import browser_user
from harness.page.browser_table import browser_table
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import default_game
from ridotto.server.tables.refused import Refused

pytestmark = pytest.mark.anyio

GAME = {"game": default_game().id, "players": 3}


def shown(name: str, code: str) -> str:
    """A refusal as the page shows it."""
    said = Refused("not-now", name).say(code)
    return f"{said[0].upper()}{said[1:]}."


async def test_a_locked_table_says_so_and_says_it_again_in_another_language(
    browser: Browser, server: Server
) -> None:
    async with (
        browser_table(browser, server, ("en",), **GAME) as table,
        browser_user(browser, server, "pl") as late,
    ):
        host = table.people[0].page
        await host.get_by_role("button", name=say("start-lock"), exact=True).first.click()
        await late.introduces("Ewa")
        await late.goes(f"/t/{table.code}")

        await expect(late.page.locator("section[role=alert]")).to_contain_text(shown("table-locked", "pl"))
        await late.page.get_by_role("combobox", name=say("start-language", "pl")).select_option("fr")
        await expect(late.page.locator("section[role=alert]")).to_contain_text(shown("table-locked", "fr"))
        assert late.wrong == []


async def test_a_table_that_does_not_exist_is_refused_in_the_language_of_the_page(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, "uk") as lost:
        await lost.introduces("Оля")
        await lost.goes("/t/QQQQQQ")

        await expect(lost.page.locator("section[role=alert]")).to_contain_text(shown("no-table", "uk"))


async def test_a_screen_without_a_table_says_it_in_the_language_of_the_page(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, "nl") as wall:
        await wall.goes("/tv/QQQQQQ")

        await expect(wall.page.get_by_role("heading", level=1)).to_have_text(shown("no-table", "nl"))
