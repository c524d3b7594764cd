"""After a game the TV shows its moments face by face, also if it comes late, and phones say who knew it."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, browser_user
from harness.page.screens import LIGHTS
from harness.page.show import KNEW_IT, MOMENT, says_knew_it, watched_together
from harness.server import Server

pytestmark = pytest.mark.anyio
TV = ViewportSize(width=1920, height=1080)


async def test_who_knew_a_moment_is_named_on_every_phone(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_user(browser, server, "en", PHONE) as ann,
        browser_user(browser, server, "fr", PHONE) as bob,
    ):
        await watched_together((ann, bob), *tables.EVENTFUL)
        buttons = await bob.page.locator(KNEW_IT).count()
        await says_knew_it(bob)

        await expect(ann.page.locator(MOMENT).first).to_contain_text("Knew it: Bob")
        await expect(bob.page.locator(KNEW_IT)).to_have_count(buttons - 1)
        assert ann.wrong + bob.wrong == []


async def test_a_phone_turns_no_face_before_the_show_does_unless_its_owner_wants_that(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_user(browser, server, "en", PHONE) as ann,
        browser_user(browser, server, "it", PHONE) as bob,
    ):
        await watched_together((ann, bob), *tables.EVENTFUL)
        truth = f"{MOMENT} .truth"
        assert await ann.page.locator(truth).count() > 1
        await expect(ann.page.locator(f"{truth}:visible")).to_have_count(0)
        await ann.page.locator(f"{MOMENT} summary").last.focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.locator(truth).last).to_be_visible()

        await says_knew_it(bob)
        await expect(bob.page.locator(truth).first).to_be_visible()
        await expect(ann.page.locator(f"{truth}:visible")).to_have_count(1)
        assert ann.wrong + bob.wrong == []


@pytest.mark.large
async def test_the_show_turns_the_faces_names_who_knew_it_and_ends_with_everybodys_masks(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_user(browser, server, "en", PHONE) as ann,
        browser_user(browser, server, "uk", PHONE) as bob,
        browser_user(browser, server, "en", TV, real_pace=True) as tv,
        browser_user(browser, server, "en", TV) as late,
    ):
        code = await watched_together((ann, bob), *tables.EVENTFUL)
        moments = await ann.page.locator(MOMENT).count()
        await says_knew_it(bob)
        assert moments <= 8
        players = tables.EVENTFUL[0]["players"]

        await tv.goes(f"/tv/{code}")
        await tv.page.wait_for_selector('[data-show="0"]:not([data-turned])')
        await tv.page.wait_for_selector('[data-show="0"][data-turned] .is')
        await expect(tv.page.locator('[data-show="0"] .knew')).to_have_text("✓ Knew it: Bob")

        await late.goes(f"/tv/{code}")
        await late.page.wait_for_selector("[data-knew-most]")
        assert await late.page.locator("ol li").count() == players
        assert await late.page.locator("ol li:has([data-face])").count() == players
        assert not await violations(late, LIGHTS)
        assert ann.wrong + bob.wrong + tv.wrong + late.wrong == []


@pytest.mark.large
async def test_axe_finds_nothing_in_the_show(browser: Browser, server: Server, tables: ModuleType) -> None:
    async with (
        browser_user(browser, server, "en", PHONE) as ann,
        browser_user(browser, server, "pl", PHONE) as bob,
        browser_user(browser, server, "en", TV, real_pace=True) as tv,
    ):
        code = await watched_together((ann, bob), *tables.EVENTFUL)
        await tv.page.emulate_media(reduced_motion="reduce")
        await tv.goes(f"/tv/{code}")
        await tv.page.wait_for_selector("[data-turned] .is")

        assert not await violations(tv, LIGHTS[:1])
        assert not await violations(bob, LIGHTS)


async def test_one_line_of_the_chart_is_in_front_on_a_phone_and_another_one_can_be(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with (
        browser_user(browser, server, "en", PHONE) as ann,
        browser_user(browser, server, "nl", PHONE) as bob,
    ):
        await watched_together((ann, bob), *tables.EVENTFUL)
        front, chosen = ann.page.locator("[data-line].front"), ann.page.locator("fieldset input:checked")
        await expect(front).to_have_count(1)
        first = await front.get_attribute("data-line")
        await chosen.focus()
        await ann.page.keyboard.press("ArrowLeft" if first != "0" else "ArrowRight")

        await expect(front).not_to_have_attribute("data-line", str(first))
        await expect(front).to_have_attribute("data-line", await chosen.get_attribute("value") or "")
        await ann.page.locator("fieldset label").first.click()
        await expect(front).to_have_count(0)
        assert ann.wrong == []
