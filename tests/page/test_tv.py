"""The TV knows what the phones know in public, and has nothing that nobody can press."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from harness.page.browser import browser_user
from harness.page.browser_table import browser_table
from harness.server import Server

pytestmark = pytest.mark.anyio
LATER = 100
"""Commands that somebody has sent before: no two have the same id."""
TV = ViewportSize(width=1920, height=1080)
KEEP_BUTTONS = """
window.buttons = [];
new MutationObserver(() => {
  window.buttons.push(...[...document.querySelectorAll(".foot button")].map((button) => button.textContent));
}).observe(document, { childList: true, subtree: true });
"""
"""Remembers every button that was ever below the table."""


async def test_a_paused_game_is_paused_on_the_tv_and_nobody_thinks(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_table(browser, server, ("en",), bots=tables.BOTS, **tables.agreed(3)) as table,
        browser_user(browser, server, "en", TV) as tv,
    ):
        await table.begins()
        await table.next_to_decide()
        await tv.goes(f"/tv/{table.code}")
        await tv.page.wait_for_selector('[data-screen="table"]:not([data-busy])')
        host = await table.people[0].client()
        host.sent = LATER
        async with host.connect(table.code) as socket:
            await host.does(socket, "pause")
            await tv.page.wait_for_selector("[data-paused]")
            await expect(tv.page.locator(".foot")).to_have_text("The game is paused.")
            await expect(tv.page.locator("[data-seat] .words")).to_have_count(0)
            await host.does(socket, "go_on")

        await expect(tv.page.locator("[data-paused]")).to_have_count(0)
        assert tv.wrong == []


async def test_what_people_say_stands_above_their_seats_and_spectators_are_heard_too(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_table(browser, server, ("en",), bots=tables.BOTS, **tables.agreed(3)) as table,
        browser_user(browser, server, "it", TV, real_pace=True) as tv,
    ):
        await table.begins()
        await tv.goes(f"/tv/{table.code}")
        await tv.page.wait_for_selector('[data-screen="table"] [data-seat="0"]')
        ann, zoe = await table.people[0].client(), await server.client("Zoé")
        ann.sent = LATER
        async with ann.connect(table.code) as one, zoe.connect(table.code) as other:
            await ann.does(one, "say", text="I am the King")
            await expect(tv.page.locator('[data-player="0"] .bubble')).to_have_text("I am the King")
            await zoe.does(other, "say", text="She is not")
            await expect(tv.page.locator("ul[aria-live] li")).to_have_text("Zoé She is not")

        assert tv.wrong == []


@pytest.mark.large
async def test_bots_are_marked_on_the_tv_and_nothing_below_the_table_can_be_pressed(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_table(browser, server, ("en",), bots=tables.BOTS, **tables.agreed(3)) as table,
        browser_user(browser, server, "en", TV) as tv,
    ):
        await tv.page.add_init_script(KEEP_BUTTONS)
        await tv.goes(f"/tv/{table.code}")
        await tv.page.wait_for_selector('[data-phase="waiting"]')
        await table.begins()
        await table.next_to_decide()
        await tv.page.wait_for_selector('[data-screen="table"]:not([data-busy])')

        await expect(tv.page.locator('[data-seat] [role="img"][aria-label="bot"]')).to_have_count(2)
        assert await tv.page.evaluate("window.buttons") == []
        assert tv.wrong == []


async def test_the_tv_shows_how_long_somebody_has(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    agreed = {**tables.agreed(3), "clock": "relaxed"}
    async with (
        browser_table(browser, server, ("en",), bots=tables.BOTS, **agreed) as table,
        browser_user(browser, server, "en", TV) as tv,
    ):
        await table.begins()
        await tv.goes(f"/tv/{table.code}")
        await table.next_to_decide()

        await tv.page.get_by_role("timer").wait_for()
        assert tv.wrong == []
