"""A table uses its room: beside the question on a phone on its side, large on a desk."""

from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.page.browser import CHOICE, DESK, BrowserUser, browser_user
from harness.server import Server

pytestmark = pytest.mark.anyio
ON_ITS_SIDE = ViewportSize(width=740, height=360)
BOX = """(what) => {
  const element = document.querySelector(what);
  const {left, top, right, bottom} = element.getBoundingClientRect();
  const scrolled = element.closest("[data-bar]")?.scrollTop ?? 0;
  return {left, top: top + scrolled, right, bottom: bottom + scrolled};
}"""
"""Where something is before the bar is scrolled down to a long question."""
OWN = '[data-player="0"]'


async def asked(user: BrowserUser, tables: ModuleType) -> None:
    await user.introduces("Zoë")
    code = await user.opens(tables.BOTS, begin=True, **tables.agreed(3))
    await user.goes(f"/t/{code}")
    await user.page.wait_for_selector(f'[data-screen="table"]:not([data-busy]) {CHOICE}')


async def box(user: BrowserUser, what: str) -> dict[str, Any]:
    found: dict[str, Any] = await user.page.evaluate(BOX, what)
    return found


async def test_on_a_phone_on_its_side_the_question_stands_beside_the_table_and_nothing_is_off_the_screen(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=ON_ITS_SIDE) as user:
        await asked(user, tables)
        table, question, own = [await box(user, each) for each in (".place", ".foot", OWN)]

        assert table["right"] <= question["left"]
        assert table["bottom"] == question["bottom"] == ON_ITS_SIDE["height"]
        assert own["top"] >= 0
        assert own["bottom"] <= ON_ITS_SIDE["height"]


async def test_on_a_desk_the_table_is_as_high_as_the_window_without_the_question(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=DESK) as user:
        await asked(user, tables)
        table, question, log = [await box(user, each) for each in (".place", ".foot", "aside")]

        assert table["top"] == 0
        assert table["bottom"] == question["top"]
        assert table["right"] == log["left"]
        assert table["bottom"] > DESK["height"] / 2
