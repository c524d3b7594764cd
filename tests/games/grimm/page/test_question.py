"""The question tells what matters from the viewer's own view, and marks no choice as the right one."""

import pytest
from playwright.async_api import Browser, expect

from games.grimm.page.tables import BOTS, agreed
from harness.page.axe import violations
from harness.page.browser import PHONE, browser_user
from harness.page.choices import looks, notes, sets_device
from harness.page.screens import LIGHTS, asked_at
from harness.server import Server
from ridotto.games.grimm.words.card_text import artifact_text, character_text
from ridotto.games.grimm.words.narrator import artifact_name, character_name
from ridotto.words.language import language

pytestmark = pytest.mark.anyio
KEEP = '[data-choice="answer"] ~ [data-choice="player"]'
TOO_WIDE = """(buttons) => buttons
  .filter((button) => button.scrollWidth > button.clientWidth)
  .map((button) => button.innerText)"""
ACTIONS = '[data-choice="action"]'


async def test_a_drawn_card_comes_with_whose_boon_and_bane_it_is_and_who_you_are(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(agreed(4), BOTS, something=KEEP)(user)
        view = (await user.snapshot(user.page.url.rpartition("/")[2]))["view"]
        told, english = await notes(user), language("en")

        if view["guests"][view["viewer"]]["masked"]:
            [character] = view["guests"][view["viewer"]]["characters"]
            needs = user.page.locator("[data-own-needs]")
            await expect(needs).to_contain_text(
                f"{character_name(character, english)}. {character_text(character, english)}"
            )
            await expect(needs).to_contain_text("/3")
            await expect(needs).to_contain_text("/2")
            await sets_device(user, "shared")
            await expect(needs).to_have_count(0)
            await expect(user.page.locator("[data-own-character]")).to_have_count(0)
        [drawn] = view["drawn"]
        assert artifact_text(drawn, english) in told
        assert artifact_name(drawn, english) in await user.page.locator(".sentence").inner_text()
        assert not await violations(user, LIGHTS)


async def test_keeping_and_giving_look_alike(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(agreed(4), BOTS, something=KEEP)(user)
        first, *others = await looks(user)

        assert others == [first] * len(others)


async def test_taking_an_action_and_taking_none_look_alike(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(agreed(4), BOTS, something=ACTIONS)(user)
        first, *others = await looks(user)

        assert others == [first] * len(others)


async def test_the_words_of_every_choice_stay_within_its_button_on_a_phone(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, "uk", PHONE) as user:
        await asked_at(agreed(5), BOTS, something=KEEP)(user)
        wide = await user.page.locator("[data-choice]").evaluate_all(TOO_WIDE)

        assert wide == []
