"""Waiting is in the player's hands: speed, fast-forward, straight to one's own decision."""

import re
from random import Random
from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import browser_table
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import default_game

pytestmark = pytest.mark.anyio

GAME = {"game": default_game().id, "players": 4, "pace": "relaxed"}
CHANCE = 3
AN_HOUR = 3_600_000


@pytest.fixture
def slow_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """Bots think for an hour about everything, unless they are asked to hurry."""
    bots = "ridotto.server.tables.thinking_time"
    monkeypatch.setattr(f"{bots}.USUAL", dict.fromkeys(("instant", "brisk", "relaxed"), AN_HOUR))
    return server


def button(user: BrowserUser, message: str) -> Locator:
    return user.page.get_by_role("button", name=say(message, user.language), exact=True)


def speed(user: BrowserUser, name: str) -> Locator:
    return user.page.get_by_role("radio", name=say(f"stage-speed-{name}", user.language), exact=True)


async def table_alone(user: BrowserUser, **agreement: Any) -> str:
    """At a table with bots, at which the person has nothing to decide now."""
    await user.introduces("Ann")
    code = await user.opens(agreement.pop("bots"), begin=True, **agreement)
    await user.goes(f"/t/{code}")
    await user.reaches("table")
    await waits(user)
    return code


async def waits(user: BrowserUser) -> None:
    """Answer what is asked until bots have to decide."""
    skip, asked = button(user, "stage-skip"), user.page.locator("button[data-choice]:enabled").first
    while True:
        await expect(skip.or_(asked).first).to_be_visible()
        if await user.state() == "asked":
            await user.decides(Random(CHANCE))
            continue
        status = await user.page.evaluate("() => document.querySelector('[data-busy]') === null")
        if status and await skip.is_visible():
            return


async def is_asked(user: BrowserUser) -> None:
    await expect(user.page.locator("button[data-choice]:enabled").first).to_be_visible()


async def test_skipping_leads_to_my_decision_and_sums_up_what_was_skipped(
    browser: Browser, slow_bots: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, slow_bots, size=PHONE) as ann:
        await table_alone(ann, bots=tables.BOTS, **tables.agreed(4))

        await button(ann, "stage-skip").click()

        await is_asked(ann)
        summary = ann.page.get_by_role("region", name=say("stage-missed"))
        await expect(summary).to_be_visible()
        said = (await summary.locator("p").inner_text()).strip()
        assert re.search(r"You (?:now|still) have \d+ \w+", said)
        await expect(ann.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
        assert await violations(ann, ("dark",)) == []
        await summary.get_by_role("button").click()
        await expect(summary).to_have_count(0)
        assert ann.wrong == []


async def test_fast_forward_ends_at_my_decision(
    browser: Browser, slow_bots: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, slow_bots, size=PHONE) as ann:
        await table_alone(ann, bots=tables.BOTS, **tables.agreed(4))
        assert await violations(ann, ("light",)) == []

        await button(ann, "stage-fast-forward").click()

        await is_asked(ann)
        await expect(button(ann, "stage-fast-forward")).to_have_count(0)
        await ann.decides(Random(CHANCE))
        await waits(ann)
        assert await button(ann, "stage-fast-forward").get_attribute("aria-pressed") == "false"


async def test_keys_skip_and_fast_forward(browser: Browser, slow_bots: Server) -> None:
    async with browser_user(browser, slow_bots) as ann:
        await table_alone(ann, bots=("honest",), **GAME)
        await ann.page.keyboard.press("End")
        await is_asked(ann)
        await ann.decides(Random(CHANCE))
        await waits(ann)
        await ann.page.keyboard.press("Shift+ArrowRight")
        await is_asked(ann)


async def test_the_speed_is_kept_and_somebody_who_plays_alone_sets_the_pace_of_the_bots(
    browser: Browser, slow_bots: Server
) -> None:
    async with browser_user(browser, slow_bots, "uk") as ann:
        code = await table_alone(ann, bots=("honest",), **GAME)
        await expect(speed(ann, "normal")).to_be_checked()

        await speed(ann, "fast").check(force=True)

        await expect(speed(ann, "fast")).to_be_checked()
        await agreed_pace(ann, code, "brisk")
        await ann.page.reload()
        await expect(speed(ann, "fast")).to_be_checked()
        another = await ann.opens(("honest",), begin=True, **GAME)
        await ann.goes(f"/t/{another}")
        await ann.reaches("table")
        await agreed_pace(ann, another, "brisk")


async def agreed_pace(user: BrowserUser, code: str, pace: str) -> None:
    """The table plays at this pace, sooner or later."""
    while (await user.snapshot(code))["table"]["agreement"].get("pace", "brisk") != pace:
        await user.page.wait_for_timeout(50)


@pytest.mark.large
async def test_with_several_people_each_changes_only_their_own_screen(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "fr"), bots=("honest",), **GAME) as table:
        await table.begins()
        asked = await table.next_to_decide()
        ann = next(each for each in table.people if each is not asked)
        other = next(each for each in table.people if each is not ann)

        await speed(ann, "very-fast").check(force=True)
        await button(ann, "stage-skip").click()

        await expect(ann.page.get_by_text(say("stage-skipping", ann.language))).to_be_visible()
        assert await other.state() == "asked"
        assert (await ann.snapshot(table.code))["table"]["agreement"]["pace"] == "relaxed"
        stored = await other.page.evaluate("localStorage.getItem('ridotto-settings')")
        assert "very-fast" not in (stored or "")
        await button(ann, "stage-as-usual").click()
        await expect(button(ann, "stage-skip")).to_be_visible()
