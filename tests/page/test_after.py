"""After any game its seal can be checked."""

from types import ModuleType

import pytest
from playwright.async_api import Browser

from harness.page.after_game import finished_game
from harness.page.browser import browser_user
from harness.server import Server

pytestmark = pytest.mark.anyio


async def test_the_page_computes_the_seal_by_itself(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, "nl") as zoe:
        await finished_game(zoe, [tables.BOTS[0]], tables.agreed(4, turns=3))
        await zoe.page.get_by_role("button", name="Controleer het zegel").click()

        await zoe.page.get_by_text("✓ Het zegel klopt").wait_for()
        assert zoe.wrong == []
