"""A hint and quiet marks on the page, with a search that answers at once (the real one: `compiled/`)."""

from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.company import hosting
from harness.page.hints import KEEP_MARKS, MENU, Advised, verdict
from harness.reviews.found_moves import FoundMoves
from harness.server import Server
from ridotto.bots.pool.pool import BotPool

pytestmark = pytest.mark.anyio


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> FoundMoves:
    found = FoundMoves()
    monkeypatch.setattr(BotPool, "think", found.think)
    return found


async def test_a_quiet_mark_follows_a_decision_and_the_thinker_is_asked_once(
    browser: Browser, server: Server, tables: ModuleType, found: FoundMoves
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await zoe.context.add_init_script(KEEP_MARKS)
        advised = Advised(zoe)
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS[:1] * 3, begin=True, **tables.agreed(4, turns=10))
        await zoe.goes(f"/t/{code}")
        await zoe.page.wait_for_selector(CHOICE)

        lines = await advised.asks(60)
        await advised.wants_marks()
        [decision] = advised.hints
        assert lines == advised.hints[decision]["lines"]
        eve = await server.client("Eve")
        async with eve.connect(code) as watching, zoe.page.expect_response("**/hint") as next_hint:
            await eve.hears(watching, lambda message: message["type"] == "snapshot")
            await advised.sees("Eve")
            await zoe.decides(Random(1))

        [mark, *_] = await advised.marks()
        assert mark == verdict(advised.hints[decision], advised.moves[decision])
        assert (await next_hint.value).request.post_data_json["decision"] > decision
        first = len(found.asked[0].events)
        asked = [len(each.events) for each in found.asked]
        assert asked.count(first) == 2, "once in the menu, once for the mark"
        assert zoe.wrong == []


async def test_nobody_is_offered_a_hint_at_a_table_with_another_person(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await hosting(tables.agreed(4), tables.BOTS)(zoe)
        await zoe.page.locator(MENU).first.click()
        await zoe.page.wait_for_selector("dialog[open] .menu")

        await expect(zoe.page.locator("[data-hint]")).to_have_count(0)
