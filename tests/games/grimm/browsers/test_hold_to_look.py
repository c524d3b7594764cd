"""Holding the own cards at the ball shows them in a box of their size, in every browser."""

import pytest

from games.grimm.page.tables import BOTS, agreed
from harness.browsers.driven_page import DrivenPage
from harness.browsers.person import CHOICE, introduces, opens, shares_the_device

pytestmark = pytest.mark.anyio
HELD = "button.hold"


async def test_what_is_held_is_a_box_in_the_middle_and_not_a_column(page: DrivenPage) -> None:
    await page.driver.resize(480, 860)
    await introduces(page, "Zoë")
    await shares_the_device(page)
    await opens(page, BOTS, **agreed(3))
    await page.waits(CHOICE)
    height = await page.evaluate("innerHeight")
    await page.driver.hold(*await page.middle(HELD))
    box = await page.box("[data-secret]")
    await page.driver.release()
    await page.waits_until("!document.querySelector('[data-secret]')")

    assert 40 < box["height"] < height / 2
    assert abs(box["y"] + box["height"] / 2 - height / 2) < 2
    assert box["x"] >= 0
