"""A game without a folder on the page gets the plain table: seats, log and options in its own words."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import browser_table
from harness.page.screens import LIGHTS
from harness.server import Server, server_in_process

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thief_server(installed: Path, same_games: None, tmp_path: Path) -> AsyncIterator[Server]:
    """A server on a machine where The Thief is installed."""
    async with server_in_process(tmp_path / "ridotto.db", bot_processes=1) as server:
        yield server


async def options(person: BrowserUser) -> list[str]:
    return await person.page.locator("[data-move]").all_inner_texts()


async def test_two_people_and_a_bot_play_it_on_the_plain_table_in_two_languages(
    browser: Browser, thief_server: Server
) -> None:
    async with browser_table(
        browser, thief_server, ("en", "pl"), PHONE, ("detective",), game="thief", players=3
    ) as table:
        await table.begins()
        seen = {}
        chance = Random(3)
        while asked := await table.next_to_decide():
            await table.check_screens()
            if asked.language not in seen:
                assert await violations(asked, LIGHTS[:1] if seen else LIGHTS) == []
            seen[asked.language] = await options(asked)
            await asked.decides(chance, [f"move:{player}" for player in range(3)] if len(seen) < 2 else ())

        assert {text.split()[0] for text in seen["en"]} == {"Peek", "Accuse"}
        assert {text.split()[0] for text in seen["pl"]} == {"Podejrzyj", "Oskarż"}


async def test_it_is_chosen_in_the_form_for_a_new_table(browser: Browser, thief_server: Server) -> None:
    async with browser_user(browser, thief_server, size=PHONE) as ann:
        await ann.goes("/")
        await ann.page.get_by_role("button", name="Create a table", exact=True).click()
        thief = ann.page.get_by_role("radio", name="The Thief")
        await ann.page.locator("label", has=thief).click()
        await expect(ann.page.get_by_role("radio", name="5", exact=True)).to_be_attached()
        await expect(ann.page.get_by_role("radio", name="6", exact=True)).to_have_count(0)
        await ann.page.get_by_role("button", name="Open the table", exact=True).click()
        await ann.reaches("waiting")

        await expect(ann.page.locator("main")).to_contain_text("The Thief")
        assert ann.wrong == []


async def test_a_wall_and_the_page_after_a_game_show_it_too(browser: Browser, thief_server: Server) -> None:
    async with (
        browser_table(
            browser, thief_server, ("en",), bots=("detective",) * 2, game="thief", players=3
        ) as table,
        browser_user(browser, thief_server) as wall,
    ):
        await wall.goes(f"/tv/{table.code}")
        await table.begins()
        await table.plays()

        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="over"]')
        page = table.people[0].page
        await expect(page.get_by_role("heading").first).to_contain_text(re.compile("wins?|won"))
        await page.get_by_role("link", name="Watch it again").click()
        await page.wait_for_selector('[data-screen="replay"]:not([data-total="0"])')
        assert wall.wrong == []
