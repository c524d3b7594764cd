"""Latecomers and wall screens show what everyone may see."""

from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from harness.amounts import examples
from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.browser_table import browser_table
from harness.page.screen_check import check_screen
from harness.server import Server

pytestmark = pytest.mark.anyio
WALL = ViewportSize(width=1920, height=1080)


@pytest.mark.quick
async def test_a_latecomer_watches_in_their_language(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_table(browser, server, ("pl",), bots=("random",) * 3, **tables.agreed(4)) as table,
        browser_user(browser, server, "uk", PHONE) as late,
    ):
        await table.begins()
        await late.introduces("Оля")
        await (await late.goes(f"/t/{table.code}")).reaches("table")

        await expect(late.page.locator("[data-seat]")).to_have_count(4)
        await expect(late.page.get_by_text("Ти дивишся").first).to_be_visible()
        assert late.wrong == []


@pytest.mark.large
async def test_a_wall_shows_what_everybody_may_see_and_nothing_to_press(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    agreed = tables.agreed(3, turns=examples(4, 6))
    async with (
        browser_table(browser, server, ("pl",), bots=tables.BOTS, **agreed) as table,
        browser_user(browser, server, "uk", WALL) as wall,
    ):
        await wall.goes(f"/tv/{table.code}")
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="waiting"]')
        await table.begins()
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="playing"]')
        chance = Random(8)
        while asked := await table.next_to_decide():
            if table.decisions % examples(4, 1) == 0:
                await check_screen(wall, table.code)
            assert await wall.page.locator(CHOICE).count() == 0
            await asked.decides(chance)
            table.decisions += 1
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="over"]')

        assert wall.wrong == []
