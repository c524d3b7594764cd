"""What browsers, searches and home screens call the page is in the language that the page speaks."""

import json

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import browser_user
from harness.page.words import say
from harness.server import Server
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio

MANIFEST = "document.querySelector('link[rel=manifest]').getAttribute('href')"
DESCRIPTION = "document.querySelector('meta[name=description]').content"


async def test_manifest_and_description_follow_the_language_of_the_page(
    browser: Browser, server: Server
) -> None:
    english = json.loads((await server.http.get("/manifest.webmanifest")).text)
    async with browser_user(browser, server) as zoe:
        await zoe.goes("/")
        for language in LANGUAGES:
            await zoe.speaks(language)
            described = say("start-description", language)

            assert await zoe.page.evaluate(DESCRIPTION) == described
            answer = await server.http.get(await zoe.page.evaluate(MANIFEST))
            assert answer.headers["content-type"].startswith("application/manifest+json")
            manifest = json.loads(answer.text)
            assert manifest == {**english, "lang": language, "description": described}
    assert english["description"] == say("start-description", "en")


async def test_a_language_chosen_on_the_page_changes_its_manifest_at_once(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as zoe:
        await zoe.introduces("Zoë")
        await zoe.goes("/t/ABCDEF")
        await zoe.page.get_by_role("combobox", name=say("start-language")).select_option("uk")
        await zoe.page.wait_for_selector('html[lang="uk"]')
        assert await zoe.page.evaluate(MANIFEST) == "/manifest.uk.webmanifest"


async def test_titles_of_screens_are_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as zoe:
        for screen in ("learn", "workshop"):
            await zoe.goes(f"/{screen}")
            for language in ("en", "pl"):
                await zoe.speaks(language)
                await expect(zoe.page).to_have_title(f"{say(f'{screen}-title', language)} · Ridotto")


async def test_without_javascript_the_page_says_so_in_every_language(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, java_script_enabled=False) as zoe:
        await zoe.page.goto("/")
        for language in LANGUAGES:
            said = await zoe.page.locator(f"noscript p[lang={language}]").inner_text()
            assert said == say("start-no-script", language, command="ridotto join ADDRESS")
