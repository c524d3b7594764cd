"""Whoever loses the connection or loads the page again in any phase comes back to their seat."""

from random import Random

import pytest
from playwright.async_api import Browser

from games.mascarade.page.tables import agreed
from harness.page.browser import PHONE
from harness.page.browser_table import BrowserTable, browser_table, comes_back, goes_and_comes
from harness.server import Server

pytestmark = pytest.mark.anyio
MASK = 'name = "Xanthippe"\npower = ["swap_or_pretend(two_others)"]\n'
"""Whoever announces it and is believed has to choose twice, and then how."""
PHASES = {"turn", "answer", "places", "how", "they turn", "they answer"}
ENOUGH = 80
"""Decisions after which every phase should have been met."""


@pytest.mark.large
async def test_a_lost_connection_in_any_phase_returns_to_the_same_seat(
    browser: Browser, server: Server
) -> None:
    agreement = agreed(4, turns=24, memory="everything", own=[MASK])
    bots = ("honest", "honest")
    async with browser_table(
        browser, server, ("en", "pl"), PHONE, bots, service_worker=True, **agreement
    ) as table:
        ann = table.people[0]
        await goes_and_comes(ann, table)
        assert (await ann.sees())["screen"] == "waiting"
        await table.begins()
        missed = await lose_the_connection_in_every_phase(table)
        assert missed == set()
        await table.plays(compare_every=10)
        await (await ann.reaches("after")).page.wait_for_load_state("networkidle")
        await goes_and_comes(ann, table)
        assert (await ann.sees())["screen"] == "after"


async def lose_the_connection_in_every_phase(table: BrowserTable) -> set[str]:
    """Play until Ann has been away once in every phase; those that there were not."""
    ann, chance, left = table.people[0], Random(3), set(PHASES)
    for _ in range(ENOUGH):
        asked = await table.next_to_decide()
        if not left or asked is None:
            break
        told = await ann.snapshot(table.code)
        phase = ("" if asked is ann else "they ") + told["view"]["phase"]
        wants = ("announce", f"mask:{told['view']['masks'].index('Xanthippe')}", "pass")
        if phase in left:
            left.remove(phase)
            await ann.loses_the_connection()
            if asked is not ann:
                await asked.decides(chance, wants)
            await comes_back(ann, table)
        elif asked is not None:
            await asked.decides(chance, wants)
    return left


@pytest.mark.quick
async def test_a_page_that_is_loaded_again_in_the_middle_of_claims_shows_the_same(
    browser: Browser, server: Server
) -> None:
    async with browser_table(
        browser, server, ("it", "uk", "fr"), bots=("honest",), **agreed(4, turns=30)
    ) as table:
        await table.begins()
        chance = Random(5)
        for _ in range(ENOUGH):
            asked = await table.next_to_decide()
            assert asked is not None
            if (await asked.snapshot(table.code))["view"]["phase"] == "answer":
                break
            await asked.decides(chance, ("announce",))
        for each in table.people:
            await each.page.reload()
            await (await each.reaches("table")).reads_the_log()
        await table.check_screens()
        assert await table.next_to_decide() is asked
