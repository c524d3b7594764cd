"""On one screen of each kind, on a phone: nothing is covered or cut off, and axe finds nothing to mend.

All other screens and sizes, and the same screens with more people, are in `every_size`.
"""

import pytest
from playwright.async_api import Browser

from harness.page.browser import PHONE
from harness.page.screens import Screen
from harness.server import Server
from page.every_size.flaws import REPRESENTATIVE, flaws
from page.screens import SCREENS

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "screen", [each for each in SCREENS if each.name in REPRESENTATIVE], ids=lambda screen: screen.name
)
async def test_nothing_is_covered_or_cut_off_and_axe_finds_nothing(
    browser: Browser, server: Server, screen: Screen
) -> None:
    assert await flaws(browser, server, screen, [PHONE]) == []
