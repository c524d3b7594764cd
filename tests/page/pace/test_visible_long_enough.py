"""What matters stays visible for long enough to be read, also when the page hurries towards a decision."""

from types import ModuleType

import pytest
from playwright.async_api import Browser

from harness.page.browser import PHONE, browser_user
from harness.page.real_pace import answers_by_itself, events_shown, watch_pace
from harness.server import Server

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 800
"""Milliseconds."""
LATE = 100
"""Milliseconds by which the watch may be late: on a busy machine a page takes some frames to begin an event.
What hurries is shown for half its time, which is far less."""


async def test_announcements_claims_revealed_cards_and_payments_stay_for_at_least_800_milliseconds(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE, real_pace=True) as ann:
        await watch_pace(ann)
        await ann.introduces("Ann")
        code = await ann.opens(tables.BOTS, begin=True, **tables.agreed(4), pace="brisk")
        await ann.goes(f"/t/{code}")
        await ann.reaches("table")
        await answers_by_itself(ann)

        shown: set[int] = set()
        while len(shown) < 3:
            await ann.page.wait_for_timeout(500)
            events = await events_shown(ann)
            shown = {each.kind for each in events if each.kind in tables.MATTERS}
            assert [
                each
                for each in events
                if each.kind in tables.MATTERS and each.milliseconds < LONG_ENOUGH - LATE
            ] == []
