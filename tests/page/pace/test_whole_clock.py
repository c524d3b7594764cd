"""With the brisk clock and at real pace each question is seen for its whole time before the table passes."""

from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Browser

from harness.page.browser import PHONE, browser_user
from harness.page.clock_watch import notes, watch_clocks
from harness.page.real_pace import watch_pace
from harness.server import Server
from ridotto.games.registry import find_game

pytestmark = pytest.mark.anyio

QUESTIONS = 3
SPARE = 1000
"""Milliseconds by which a busy machine may show a question late."""
SEEN = """(most) => clockNotes.filter(({ what, by }) => what === "frame" && by === "clock").length >= most"""


async def test_nothing_is_passed_before_it_was_seen_for_the_whole_time(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE, real_pace=True) as ann:
        await watch_clocks(ann)
        await watch_pace(ann)
        await ann.introduces("Ann")
        agreed = tables.agreed(6 if 6 in find_game(tables.agreed(4)["game"]).play.players else 5)
        code = await ann.opens(tables.BOTS, **agreed, pace="brisk", clock="brisk")
        await ann.goes(f"/t/{code}")
        await ann.reaches("waiting")
        host = await ann.client()
        async with host.connect(code) as socket:
            await host.does(socket, "fill_all", bots=list(tables.BOTS))
            await host.does(socket, "begin")
        await ann.page.wait_for_function(SEEN, arg=QUESTIONS, timeout=240_000)

        noted = await notes(ann)
        for number, passed in enumerate(noted):
            if passed["what"] == "frame" and passed.get("by") == "clock":
                seen, whole = seen_and_whole(noted[:number], passed["decided"])
                assert passed["at"] - seen >= whole - SPARE, noted[: number + 1]


def seen_and_whole(noted: list[dict[str, Any]], decision: int) -> tuple[int, int]:
    """When an open question was seen first, and the whole time for it, in milliseconds."""
    of_it = [each["what"] == "frame" and each.get("decision", 0) == decision for each in noted]
    asked = of_it.index(True)
    seen = [each["at"] for each in noted[asked:] if each["what"] == "asked" or each["asked"]]
    assert seen, f"question {decision} was passed and never seen: {noted}"
    assert noted[asked]["starts"], noted[asked]
    whole: int = noted[asked]["due"] - noted[asked]["starts"]
    return seen[0], whole
