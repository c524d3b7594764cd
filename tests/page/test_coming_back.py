"""Lines are cut and pages loaded again in every phase of an evening; everybody comes back to their seat."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser

from harness.browser import PHONE, Person
from harness.players_on_the_page import Evening, evening
from harness.screen_check import shows_what_is_known
from harness.server_in_process import Served

pytestmark = pytest.mark.anyio
MASK = 'name = "Xanthippe"\npower = ["swap_or_pretend(two_others)"]\n'
"""Whoever announces it and is believed has to choose twice, and then how."""
PHASES = {"turn", "answer", "places", "how", "they turn", "they answer"}
ENOUGH = 80
"""Decisions after which every phase should have been met."""


async def test_whoever_loses_the_line_in_any_phase_comes_back_to_their_seat(
    browser: Browser, served: Served
) -> None:
    options = {"max_turns": 24, "memory": "everything"}
    async with evening(
        browser, served, ("en", "pl"), PHONE, ("honest", "honest"), players=4, own=[MASK], options=options
    ) as table:
        ann = table.people[0]
        await goes_and_comes(ann, table)
        assert (await ann.sees())["screen"] == "waiting"
        await table.begins()
        missed = await lose_the_line_in_every_phase(table)
        assert missed == set()
        await table.plays(compare_every=10)
        await goes_and_comes(ann, table)
        assert (await ann.sees())["screen"] == "after"


async def lose_the_line_in_every_phase(table: Evening) -> set[str]:
    """Play until Ann has been away once in every phase; those that there were not."""
    ann, whim, left = table.people[0], Random(3), set(PHASES)
    for _ in range(ENOUGH):
        asked = await table.whoever_is_asked()
        if not left or asked is None:
            break
        told = await ann.told(table.code)
        phase = ("" if asked is ann else "they ") + told["view"]["phase"]
        wants = ("announce", f"mask:{told['view']['masks'].index('Xanthippe')}", "pass")
        if phase in left:
            left.remove(phase)
            await ann.loses_the_line()
            if asked is not ann:
                await asked.decides(whim, wants)
            await comes_back(ann, table)
        elif asked is not None:
            await asked.decides(whim, wants)
    return left


async def test_whoever_loses_the_line_in_any_phase_of_a_ball_comes_back_too(
    browser: Browser, served: Served
) -> None:
    variants = {"wagers": True, "treasures": True, "abilities": True, "max_turns": 15}
    async with evening(
        browser, served, ("it", "uk"), PHONE, ("careful",), game="grimm", players=3, variants=variants
    ) as table:
        await table.begins()
        ann, whim, met = table.people[0], Random(7), set()
        while asked := await table.whoever_is_asked():
            phase = asked is ann, (await ann.told(table.code))["view"]["phase"]
            if phase in met:
                await asked.decides(whim)
                continue
            met.add(phase)
            await ann.loses_the_line()
            if asked is not ann:
                await asked.decides(whim)
            await comes_back(ann, table)

        assert len(met) > 6


async def comes_back(ann: Person, table: Evening) -> None:
    await ann.is_back()
    await table.whoever_is_asked()
    await shows_what_is_known(ann, table.code)
    assert (await ann.told(table.code))["view"]["viewer"] == 0


async def goes_and_comes(ann: Person, table: Evening) -> None:
    """Away and back again, where nobody has to decide."""
    await ann.loses_the_line()
    await ann.is_back()
    await ann.page.wait_for_selector("[data-screen]")
    guests: list[dict[str, Any]] = (await ann.told(table.code))["table"]["guests"]
    assert [guest.get("seat") for guest in guests] == [0, 1]


@pytest.mark.quick
async def test_a_page_that_is_loaded_again_in_the_middle_of_claims_shows_the_same(
    browser: Browser, served: Served
) -> None:
    async with evening(
        browser, served, ("it", "uk", "fr"), players=4, bots=("honest",), options={"max_turns": 30}
    ) as table:
        await table.begins()
        whim = Random(5)
        for _ in range(ENOUGH):
            asked = await table.whoever_is_asked()
            assert asked is not None
            if (await asked.told(table.code))["view"]["phase"] == "answer":
                break
            await asked.decides(whim, ("announce",))
        for each in table.people:
            await each.page.reload()
            await (await each.reaches("table")).reads_the_log()
        await table.shows_what_is_known()
        assert await table.whoever_is_asked() is asked
