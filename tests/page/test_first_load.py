"""The page is small enough for a slow connection."""

import pytest
from playwright.async_api import Browser

from harness.server import Server
from page.first_load import MOST, first_load
from ridotto.words.language import LANGUAGES

pytestmark = [pytest.mark.anyio, pytest.mark.quick]


async def test_the_first_load_is_under_100_kb_in_every_language(browser: Browser, server: Server) -> None:
    for language in LANGUAGES:
        sizes = await first_load(browser, server, language)

        assert sizes["JavaScript"] > 0
        assert sizes["words"] > 0
        assert sum(sizes.values()) - sizes.get("art", 0) < MOST, f"{language}: {sizes}"
