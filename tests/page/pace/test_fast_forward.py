"""At real pace, with bots that take their time: fast-forward and skipping lead to one's own decision."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, browser_user
from harness.page.real_pace import events_shown, watch_pace
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("key", ["Shift+ArrowRight", "End"])
async def test_a_key_leads_to_the_next_decision_and_no_event_is_shown_twice(
    browser: Browser, server: Server, tables: ModuleType, key: str
) -> None:
    async with browser_user(browser, server, size=PHONE, real_pace=True) as ann:
        await watch_pace(ann)
        await ann.introduces("Ann")
        code = await ann.opens(tables.BOTS, begin=True, **{**tables.agreed(4), "pace": "relaxed"})
        await ann.goes(f"/t/{code}")
        await expect(ann.page.get_by_role("button", name=say("stage-skip"), exact=True)).to_be_visible()

        await ann.page.keyboard.press(key)

        await expect(ann.page.locator("button[data-choice]:enabled").first).to_be_visible()
        await expect(ann.page.get_by_role("button", name=say("stage-skip"), exact=True)).to_have_count(0)
        numbers = [each.number for each in await events_shown(ann)]
        assert numbers == sorted(set(numbers))
        assert ann.wrong == []
