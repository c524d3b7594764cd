"""Muting and reporting somebody, and deleting one's own identity."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import browser_user
from harness.page.browser_table import browser_table
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio


async def test_a_guest_is_muted_for_oneself_and_reported(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en", "fr"), players=3) as table:
        ann, other = table.people
        code = table.code
        client = await other.client()
        await ann.page.get_by_role("button", name=say("stage-people"), exact=True).click()
        await ann.page.get_by_role("button", name=say("stage-mute-for-me", name=other.name)).click()
        await expect(
            ann.page.get_by_role("button", name=say("stage-unmute-for-me", name=other.name))
        ).to_be_visible()
        await ann.page.get_by_role("button", name=say("stage-report", name=other.name)).click()
        await ann.page.get_by_label(say("stage-report-about")).fill("rude")
        await ann.page.get_by_role("button", name=say("stage-report-send"), exact=True).click()
        await expect(ann.page.get_by_text(say("stage-reported"))).to_be_visible()
        async with client.connect(code) as socket:
            assert (await client.does(socket, "say", text="is anybody listening"))["type"] == "ack"
        await expect(other.page.get_by_text("is anybody listening")).to_be_visible()
        assert await ann.page.get_by_text("is anybody listening").count() == 0


async def test_a_person_deletes_their_identity_in_the_settings(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as ann:
        await (await ann.goes("/")).introduces("Ann")
        await ann.goes("/")
        await ann.page.get_by_role("button", name=say("start-settings"), exact=True).click()
        await ann.page.get_by_text(say("start-delete-me"), exact=True).click()
        await ann.page.get_by_role("button", name=say("start-delete-me-now"), exact=True).click()
        await expect(ann.page.get_by_role("dialog")).to_have_count(0)

        assert (await ann.asks("GET", "/api/me"))["code"] == "no-guest"
