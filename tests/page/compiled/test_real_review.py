"""The whole way on the page with everything truly computed: a game among bots, then its review."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser, expect

from harness.page import review_walk
from harness.page.browser import CHOICE, PHONE, BrowserUser, browser_user
from harness.page.reviewed_game import DONE
from harness.page.words import say
from harness.server import Server, server_in_process

pytestmark = pytest.mark.anyio
COMPILING = 900.0
"""Seconds for compiling on a busy machine."""


@pytest.fixture(scope="module")
async def real_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """Reviews have the priority of the test: at the lowest they would wait for all others."""
    store: Path = tmp_path_factory.mktemp("server") / "ridotto.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.bots.pool.jobs.NICENESS", 0)
        async with server_in_process(
            store, bot_processes=1, rate=1000, burst=1000, expensive=100_000
        ) as server:
            yield server


async def plays_to_the_end(user: BrowserUser) -> None:
    chance = Random(5)
    while True:
        await user.page.wait_for_selector(f'{CHOICE}, [data-screen="after"]')
        if (await user.sees())["screen"] == "after":
            return
        await user.decides(chance)


async def asks_for_a_quick_review(user: BrowserUser) -> None:
    await user.page.get_by_role("link", name=say("review-open"), exact=True).click()
    await user.page.get_by_role("button", name=say("review-quick")).click()
    await user.page.wait_for_selector(f"{DONE} [data-point]", timeout=1000 * COMPILING)


async def test_a_person_plays_among_bots_and_learns_from_the_review(
    browser: Browser, real_server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, real_server, "en", PHONE) as zoe:
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS[:1] * 3, begin=True, **tables.agreed(4, turns=10))
        await zoe.goes(f"/t/{code}")
        await plays_to_the_end(zoe)
        await zoe.page.get_by_role("switch", name=say("review-private")).check()
        await zoe.page.wait_for_selector('[data-private="true"]')
        await asks_for_a_quick_review(zoe)
        link = zoe.page.url
        calls = f"/api/tables/{code}/games/1/review"
        review = await zoe.asks("GET", f"{calls}/overview?budget=quick")

        await review_walk.picks_moments(zoe, len(review["curves"]["turns"]) - 1)
        await review_walk.reads_the_players(zoe, review)
        await review_walk.reads_the_decisions(zoe, review)
        await review_walk.reads_the_bluffs(zoe, await zoe.asks("GET", f"{calls}/statements?budget=quick"))
        await review_walk.shares_a_moment(zoe, review["players"])
        beliefs = await zoe.asks("GET", f"{calls}/beliefs-0?budget=quick")
        await review_walk.sees_a_lie_spread(zoe, beliefs["changes"])
        await zoe.goes(link)
        await zoe.page.wait_for_selector(f"{DONE} [data-point]")
        await review_walk.asks_others(zoe, review["players"])
        await zoe.goes(link)
        await zoe.page.wait_for_selector(f"{DONE} [data-point]")
        await review_walk.plays_on(zoe)
        assert zoe.wrong == []
    async with browser_user(browser, real_server) as eve:
        await eve.introduces("Eve")
        await eve.goes(link)
        await expect(eve.page.locator("main [role=status]")).to_contain_text("private")
