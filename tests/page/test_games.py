"""Whole games, played through the page alone; what it shows is what the server knows for each of them."""

import pytest
from playwright.async_api import Browser

from harness.browser import PHONE, browser_user
from harness.browser_table import browser_table
from harness.server import Server
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio


async def test_six_people_play_in_six_languages(browser: Browser, server: Server) -> None:
    settings = {"options": {"max_turns": 9, "memory": "everything"}}
    async with browser_table(browser, server, LANGUAGES, players=6, settings=settings) as table:
        await table.begins()
        await table.plays(wants=("announce",))

        assert table.decisions > 8
        assert [(await each.sees())["language"] for each in table.people] == list(LANGUAGES)


async def test_thirteen_phones_sit_around_a_table(browser: Browser, server: Server) -> None:
    languages = (*LANGUAGES, *LANGUAGES, "en")
    async with browser_table(
        browser, server, languages, PHONE, players=13, settings={"options": {"max_turns": 5}}
    ) as table:
        await table.begins()
        await table.plays(compare_every=8, wants=("announce",))

        assert table.decisions > 13


@pytest.mark.quick
async def test_two_play_with_centre_cards(browser: Browser, server: Server) -> None:
    async with browser_table(
        browser, server, ("uk", "nl"), players=2, settings={"options": {"max_turns": 10}}
    ) as table:
        await table.begins()
        await table.plays()

        assert table.decisions > 4


@pytest.mark.quick
async def test_a_ball_with_everything_is_played_with_bots(browser: Browser, server: Server) -> None:
    variants = {"wagers": True, "treasures": True, "abilities": True, "max_turns": 8}
    async with browser_table(
        browser, server, ("fr", "pl"), bots=("careful", "sly"), game="grimm", players=4, settings=variants
    ) as table:
        await table.begins()
        await table.plays()

        assert table.decisions > 4


@pytest.mark.quick
@pytest.mark.parametrize("game", ["mascarade", "grimm"])
async def test_whoever_comes_late_watches_in_their_language(
    browser: Browser, server: Server, game: str
) -> None:
    async with (
        browser_table(
            browser, server, ("en", "pl"), game=game, bots=("random", "random"), players=4
        ) as table,
        browser_user(browser, server, "uk", PHONE) as late,
    ):
        await table.begins()
        await (await late.goes("/")).introduces("Оля")
        await (await late.goes(f"/t/{table.code}")).reaches("table")

        assert len((await late.sees())["seats"]) == 4
        assert "Ти дивишся" in await late.page.inner_text("body")
        assert late.wrong == []
