"""Whole games, played through the page alone; what it shows is what the server knows for each of them."""

import pytest
from playwright.async_api import Browser

from games.grimm.page.tables import BOTS, agreed
from harness.amounts import examples
from harness.page.browser_table import browser_table
from harness.server import Server

pytestmark = pytest.mark.anyio


@pytest.mark.quick
async def test_a_ball_with_everything_is_played_with_bots(browser: Browser, server: Server) -> None:
    async with browser_table(
        browser, server, ("fr", "pl"), bots=BOTS, **agreed(4, turns=examples(6, 8), abilities=True)
    ) as table:
        await table.begins()
        await table.plays(compare_every=examples(2, 1))

        assert table.decisions > 4
