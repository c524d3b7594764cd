"""Time belongs to the player: the countdown runs from when the question is on the screen."""

from random import Random
from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Browser

from harness.page.browser import PHONE, STATE, BrowserUser, browser_user
from harness.page.clock_watch import notes, watch_clocks
from harness.server import Server

pytestmark = pytest.mark.anyio
STATE_IS_ASKED = f"() => ({STATE})() === 'asked'"
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""The browser of a test is always in front."""


async def test_the_countdown_starts_when_the_question_is_on_the_screen(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE) as ann:
        await watch_clocks(ann)
        await ann.introduces("Ann")
        code = await ann.opens(tables.BOTS, **tables.agreed(4), pace="instant", clock="relaxed")
        await ann.goes(f"/t/{code}")
        await begins(ann, code, tables)
        chance = Random(1)
        for _ in range(4):
            await ann.page.wait_for_function(
                f"() => ({STATE_IS_ASKED})() && document.querySelector('[role=timer]')"
            )
            await ann.decides(chance)

        shown = await notes(ann, "shown")
        assert shown
        assert [each for each in shown if not each["asked"]] == []
        assert too_early(await notes(ann)) == []


def too_early(noted: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Countdowns of questions that were not shown yet, although their clock could wait."""
    waits, found = 0, []
    for each in noted:
        if each["what"] == "frame":
            waits = each.get("starts") or 0
        elif each["what"] == "shown":
            waits = 0
        elif each["what"] == "counts" and each["at"] < waits:
            found.append(each)
    return found


async def begins(host: BrowserUser, code: str, tables: ModuleType) -> None:
    """Begin when the page is there: it takes a while to load."""
    await host.reaches("waiting")
    client = await host.client()
    async with client.connect(code) as socket:
        await client.does(socket, "fill_all", bots=list(tables.BOTS))
        assert (await client.does(socket, "begin"))["type"] == "ack"


async def test_a_page_in_the_background_says_so_and_does_not_start_a_clock(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE) as ann:
        await watch_clocks(ann)
        await ann.introduces("Ann")
        code = await ann.opens(tables.BOTS, **tables.agreed(4), pace="instant", clock="relaxed")
        await ann.goes(f"/t/{code}")
        await ann.reaches("waiting")
        await ann.page.evaluate(HIDE, True)
        await ann.page.wait_for_function("() => clockNotes.some(({ what, away }) => what === 'away' && away)")

        await begins(ann, code, tables)
        await ann.page.wait_for_function(
            "() => clockNotes.some(({ what, starts }) => what === 'frame' && starts)"
        )
        await ann.page.wait_for_function(STATE_IS_ASKED)
        assert await notes(ann, "shown") == []

        await ann.page.evaluate(HIDE, False)
        await ann.page.wait_for_function(
            "() => clockNotes.some(({ what, away }) => what === 'away' && !away)"
        )
