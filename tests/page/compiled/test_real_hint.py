"""What the Thinker would do, and the mark after a decision, on the page with a real search in its process."""

from collections.abc import AsyncIterator
from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser

from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.hints import KEEP_MARKS, Advised, verdict
from harness.server import Server, server_in_process

pytestmark = pytest.mark.anyio
COMPILING = 900.0
"""Seconds for compiling on a busy machine."""


@pytest.fixture(scope="module")
async def searching_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A search takes a fifth of a second."""
    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.http.hint_calls.SECONDS", 0.2)
        async with server_in_process(store, bot_processes=1, rate=1000, burst=1000) as server:
            yield server


async def test_the_thinker_advises_from_what_a_player_knows_and_marks_their_decision(
    browser: Browser, searching_server: Server, tables: ModuleType
) -> None:
    """At the pace of people: at a faster one the page would ask without a pause while the search compiles."""
    async with browser_user(browser, searching_server, "en", PHONE, real_pace=True) as zoe:
        await zoe.context.add_init_script(KEEP_MARKS)
        advised = Advised(zoe)
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS[:1] * 3, begin=True, **tables.agreed(4, turns=10))
        await zoe.goes(f"/t/{code}")
        await zoe.page.wait_for_selector(CHOICE)
        options = (await zoe.snapshot(code))["view"]["question"]["options"]

        lines = await advised.asks(COMPILING)

        [decision] = advised.hints
        hint = advised.hints[decision]
        assert lines == hint["lines"]
        assert {each["move"] for each in hint["advice"]} <= set(options)
        assert hint["move"] == hint["advice"][0]["move"]
        assert all(0 <= each["wins"] <= 1 for each in hint["advice"])
        assert any("%" in line for line in lines)

        await advised.wants_marks()
        await zoe.decides(Random(1))

        [mark, *_] = await advised.marks()
        assert mark == verdict(advised.hints[decision], advised.moves[decision])
        assert zoe.wrong == []
