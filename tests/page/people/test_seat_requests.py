"""Sitting down in the middle of a game, and removing somebody: what the host sees and decides."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, browser_user
from harness.page.browser_table import browser_table
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import default_game

pytestmark = pytest.mark.anyio

GAME = {"game": default_game().id, "players": 3, "pace": "relaxed"}


async def test_a_latecomer_asks_for_a_seat_and_the_host_lets_them_in(
    browser: Browser, server: Server
) -> None:
    async with (
        browser_table(browser, server, ("en",), bots=("random",), take_over="host", **GAME) as table,
        browser_user(browser, server, "fr", PHONE) as late,
    ):
        host = table.people[0].page
        await table.begins()
        await late.introduces("Léa")
        await (await late.goes(f"/t/{table.code}")).reaches("table")
        await late.page.get_by_text(say("stage-tv-sit", "fr")).click()
        bots = (await late.snapshot(table.code))["began"]["start"]["players"][1:]
        await late.page.get_by_role("button", name=say("stage-ask-seat", "fr", name=bots[1])).click()
        await expect(late.page.get_by_text(say("stage-asked", "fr"))).to_be_visible()

        await expect(host.get_by_text(say("stage-seat-request", who="Léa", name=bots[1]))).to_be_visible()
        await expect(host.get_by_text(say("stage-same-address", names=table.people[0].name))).to_be_visible()
        await host.get_by_role("button", name=say("stage-let-in"), exact=True).click()

        await expect(late.page.get_by_text(say("stage-watching", "fr"))).to_have_count(0)
        assert (await late.snapshot(table.code))["view"]["viewer"] == 2
        await expect(host.get_by_role("button", name=say("stage-let-in"), exact=True)).to_have_count(0)
        assert late.wrong == []


@pytest.mark.large
async def test_removing_somebody_offers_to_lock_the_table(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en", "nl"), **GAME) as table:
        host, other = table.people
        await host.page.locator("[data-screen=waiting] li[data-seat] b", has_text=other.name).click()
        await host.page.get_by_role("button", name=say("start-remove"), exact=True).click()
        await host.page.get_by_role("button", name=say("stage-yes"), exact=True).click()
        await expect(host.page.get_by_text(say("start-offer-lock", name=other.name))).to_be_visible()
        await (
            host.page.get_by_role("dialog").get_by_role("button", name=say("start-lock"), exact=True).click()
        )

        await expect(host.page.get_by_text(say("start-locked"))).to_be_visible()
