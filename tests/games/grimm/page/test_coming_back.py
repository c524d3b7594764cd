"""Whoever loses the connection or loads the page again in any phase comes back to their seat."""

from random import Random

import pytest
from playwright.async_api import Browser

from games.grimm.page.tables import agreed
from harness.amounts import examples
from harness.page.browser import PHONE
from harness.page.browser_table import browser_table, comes_back
from harness.server import Server

pytestmark = pytest.mark.anyio


@pytest.mark.large
async def test_a_lost_connection_in_any_phase_returns_to_the_same_seat(
    browser: Browser, server: Server
) -> None:
    agreement = agreed(3, turns=examples(9, 15), abilities=True)
    async with browser_table(browser, server, ("it", "uk"), PHONE, ("careful",), **agreement) as table:
        await table.begins()
        ann, chance, met = table.people[0], Random(7), set()
        while asked := await table.next_to_decide():
            phase = asked is ann, (await ann.snapshot(table.code))["view"]["phase"]
            if phase in met:
                await asked.decides(chance)
                continue
            met.add(phase)
            await ann.loses_the_connection()
            if asked is not ann:
                await asked.decides(chance)
            await comes_back(ann, table)

        assert len(met) > 4
