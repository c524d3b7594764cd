"""The bundled Chromium needs nothing from the system."""

import pytest

from harness.page.browser import launch_browser
from harness.page.chromium import packed_chromium

pytestmark = pytest.mark.anyio
WIDTH = "(text) => document.createElement('canvas').getContext('2d').measureText(text).width"


async def test_without_the_system_it_draws_the_letters_of_all_six_languages() -> None:
    async with launch_browser(packed_chromium()) as browser:
        page = await browser.new_page()
        narrow, wide = [await page.evaluate(WIDTH, text) for text in ("іііі", "шшшш")]

    assert narrow < wide, "both are the box for letters that there are not"
