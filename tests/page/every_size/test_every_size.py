"""On every screen, in any size and language: nothing is covered or cut off, and axe finds nothing to mend."""

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.page.boxes import misplaced
from harness.page.browser import DESK, PHONE
from harness.page.screens import Screen
from harness.server import Server
from page.every_size.flaws import EVERY_SCREEN, REPRESENTATIVE, TV, flaws

pytestmark = [pytest.mark.anyio, pytest.mark.large]
OTHER_SIZES = (
    ViewportSize(width=740, height=360),
    ViewportSize(width=768, height=1024),
    DESK,
    TV,
    ViewportSize(width=720, height=450),  # a desk at 200 %
    ViewportSize(width=384, height=512),  # a tablet at 200 %
)
MAIN = ("start", "waiting", "table", "thirteen", "ball of five", "after", "after with friends")
LARGER = "() => void (document.documentElement.style.fontSize = '200%')"
"""Letters of 200 %, as browsers can be set to, while pictures and the screen stay as they are."""


@pytest.mark.parametrize("screen", EVERY_SCREEN, ids=lambda screen: screen.name)
async def test_nothing_is_covered_or_cut_off_in_any_size_or_among_many_people(
    browser: Browser, server: Server, screen: Screen
) -> None:
    sizes = OTHER_SIZES if screen.name in REPRESENTATIVE else (PHONE, *OTHER_SIZES)

    assert await flaws(browser, server, screen, sizes) == []


@pytest.mark.parametrize(
    "screen", [each for each in EVERY_SCREEN if each.name in MAIN], ids=lambda screen: screen.name
)
async def test_nothing_is_covered_or_cut_off_with_letters_twice_as_large(
    browser: Browser, server: Server, screen: Screen
) -> None:
    found = []
    async with screen.shown(browser, server, PHONE) as user:
        await user.is_drawn()
        await user.stands_still()
        await user.page.evaluate(LARGER)
        for size in (PHONE, DESK):
            await user.page.set_viewport_size(size)
            found += [f"{size['width']}×{size['height']}: {each}" for each in await misplaced(user)]

    assert found == []
