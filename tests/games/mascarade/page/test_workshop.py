"""Masks and sets of one's own, made and played on the page."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.words import say
from harness.server import Server
from ridotto.words.language import LANGUAGES, language

pytestmark = pytest.mark.anyio


async def table_of(user: BrowserUser) -> dict[str, object]:
    """What the server sends about the table where the user sits now."""
    await user.reaches("table")
    return await user.snapshot(user.page.url.rpartition("/")[2])


@pytest.mark.quick
async def test_a_mask_is_invented_read_in_every_language_and_played(browser: Browser, server: Server):
    async with browser_user(browser, server, "en", PHONE) as user:
        await user.goes("/workshop")
        page = user.page
        await expect(page.get_by_role("button", name="Play it at once")).to_be_disabled()
        await page.get_by_label("Name", exact=True).fill("Smuggler")
        await page.get_by_role("button", name="Add an effect").click()
        second = page.get_by_role("group", name="Effect 2")
        await second.get_by_label("What happens").select_option("peek")
        await second.get_by_label("Who it affects").select_option("another")

        for code in LANGUAGES:
            await expect(page.locator("main")).to_contain_text(language(code).say("effect-peek-another"))
        await page.get_by_role("button", name="Play it at once").click()
        told = await table_of(user)
        masks = {mask["name"]: mask["power"] for mask in told["began"]["start"]["masks"]}  # type: ignore[index]
        assert masks["Smuggler"] == ["gain(2)", "peek(another)"]
        assert user.wrong == []


async def test_a_mask_is_still_there_another_day_and_can_be_sent_as_text(browser: Browser, server: Server):
    async with browser_user(browser, server, "nl") as user:
        await user.goes("/workshop")
        page = user.page
        await page.get_by_label("Naam", exact=True).fill("Gondelier")
        await page.reload()
        await expect(page.get_by_label("Naam", exact=True)).to_have_value("Gondelier")

        await page.get_by_text("Als tekst").click()
        text = page.get_by_role("textbox", name="Als tekst")
        await expect(text).to_have_value('name = "Gondelier"\npower = ["gain(2)"]\n')
        await text.fill('name = "Bakker"\npower = ["bake(2)"]\n')
        await page.get_by_role("button", name="Inlezen").click()
        await expect(page.get_by_role("alert").filter(has_text="regel 2")).to_be_visible()
        await text.fill('name = "Bakker"\npower = ["beg(2)"]\n')
        await page.get_by_role("button", name="Inlezen").click()
        await expect(page.get_by_label("Naam", exact=True)).to_have_value("Bakker")


@pytest.mark.quick
async def test_a_set_is_put_together_while_the_validator_looks_on(browser: Browser, server: Server):
    async with browser_user(browser, server, "pl") as user:
        await user.goes("/workshop")
        page = user.page
        await page.get_by_role("button", name="Zestaw masek").click()
        await page.get_by_role("button", name="zalecany zestaw").click()
        await page.get_by_role("button", name="Wyjmij: Sędzia").click()
        await expect(
            page.get_by_role("status").filter(has_text="Nikt nie zabiera monet z sądu")
        ).to_be_visible()
        await expect(page.get_by_role("button", name="Zagraj od razu")).to_be_disabled()

        await page.get_by_role("button", name="Dodaj: Sędzia").click()
        await page.get_by_role("button", name="Dodaj: Błazen").click()
        await expect(page.get_by_text("Tym zestawem można grać")).to_be_visible()
        await page.get_by_role("button", name="Zagraj od razu").click()
        told = await table_of(user)
        assert len(told["began"]["start"]["cards"]) == 7  # type: ignore[index]
        assert "Fool" in told["view"]["masks"]  # type: ignore[index]


async def test_a_mask_from_the_workshop_is_played_at_once(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "nl") as ann:
        await ann.introduces("Ann")
        await ann.goes("/workshop")
        await ann.page.get_by_label(say("workshop-name", "nl"), exact=True).fill("Xanthippe")
        await ann.page.get_by_role("button", name=say("workshop-play", "nl"), exact=True).click()
        await ann.reaches("table")
        code = ann.page.url.rpartition("/")[2]

        assert "Xanthippe" in (await ann.snapshot(code))["view"]["masks"]
        assert ann.wrong == []
