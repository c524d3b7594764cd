"""The rules on the page explain every card, and lead from one to another."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import browser_user
from harness.server import Server

pytestmark = pytest.mark.anyio


@pytest.mark.quick
async def test_a_link_leads_to_one_card_and_from_there_to_others(browser: Browser, server: Server):
    async with browser_user(browser, server, "it") as user:
        await user.goes("/learn/character/Cinderella")
        sheet = user.page.get_by_role("dialog")

        await expect(sheet).to_contain_text("Cenerentola")
        await sheet.locator("li button").first.click()
        await expect(sheet.get_by_role("heading")).to_have_text("Scarpetta di cristallo")
        await user.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)
