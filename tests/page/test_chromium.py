"""The Chromium that needs nothing of the system is a whole one."""

import pytest

from page.browser import browsing
from page.chromium import packed_chromium

pytestmark = pytest.mark.anyio
WIDTH = "(text) => { const all = document.createElement('canvas').getContext('2d'); return all.measureText(text).width }"


async def test_without_the_system_it_draws_the_letters_of_all_six_languages() -> None:
    async with browsing(packed_chromium()) as browser:
        page = await browser.new_page()
        widths = [await page.evaluate(WIDTH, text) for text in ("іііі", "шшшш", "\uffff\uffff\uffff\uffff")]

    assert widths[0] < widths[1], "both are the box for letters that there are not"
