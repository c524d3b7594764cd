"""The core of the page in every browser: playing, coming back, replays, rules, talk, languages."""

from random import Random
from types import ModuleType

import pytest

from harness.browsers.driven_page import DrivenPage
from harness.browsers.fixtures import AnyBrowser
from harness.browsers.person import CHOICE, asks, decides, introduces, opens
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio


async def test_one_tap_leads_to_a_table_and_ten_decisions_are_made(page: DrivenPage) -> None:
    await page.driver.resize(480, 860)
    await page.goes("/")
    await page.taps('[data-screen="start"] button.main')
    await page.waits('[data-screen="table"]')
    chance = Random(3)
    made = sum([await decides(page, chance) for _ in range(10)])

    assert made == 10 or await page.evaluate("""!!document.querySelector('[data-screen="after"]')""")


async def test_a_short_game_ends_with_its_story_and_can_be_replayed(
    page: DrivenPage, tables: ModuleType
) -> None:
    await page.driver.resize(1280, 800)
    await introduces(page, "Zoë")
    code = await opens(page, tables.BOTS, **tables.agreed(3, turns=4))
    chance = Random(5)
    while await decides(page, chance):
        pass
    await page.waits('[data-screen="after"] h1')
    await page.goes(f"/replay/{code}/1")
    await page.waits('[data-screen="replay"] [data-seat]')

    assert await page.evaluate("document.querySelectorAll('[data-seat]').length") == 3


async def test_a_reload_in_the_middle_returns_to_the_same_question(
    page: DrivenPage, tables: ModuleType
) -> None:
    await introduces(page, "Zoë")
    code = await opens(page, tables.BOTS, **tables.agreed(3))
    chance = Random(6)
    for _ in range(3):
        await decides(page, chance)
    await page.waits(CHOICE)
    before = await page.evaluate(
        "[...document.querySelectorAll('[data-choice]')].map((each) => each.dataset.choice)"
    )
    await page.goes(f"/t/{code}")
    await page.waits(CHOICE)

    assert (
        await page.evaluate(
            "[...document.querySelectorAll('[data-choice]')].map((each) => each.dataset.choice)"
        )
        == before
    )


async def test_two_people_talk_in_the_waiting_room_in_two_languages(
    any_browser: AnyBrowser, page: DrivenPage, server: Server
) -> None:
    guest = DrivenPage(await any_browser.page(), server.address)
    await introduces(page, "Zoë")
    await introduces(guest, "Оля", "uk")
    await guest.evaluate("localStorage.setItem('ridotto-language', 'uk')")
    code = (await asks(page, "POST", "/api/tables", {"sit": True}))["code"]
    await page.goes(f"/t/{code}")
    await guest.goes(f"/t/{code}")
    await guest.waits('html[lang="uk"] [data-screen="waiting"]')
    await page.waits_until("document.body.textContent.includes('Оля')")
    await page.types("form input.field", "Hello & <b>welcome</b>")
    await page.driver.press_enter()
    await guest.waits_until("document.body.textContent.includes('Hello & <b>welcome</b>')")

    assert await guest.failures() == []
    await guest.leaves()


async def test_rules_settings_and_languages_open(page: DrivenPage) -> None:
    await page.goes("/learn")
    await page.waits('[data-screen="learn"] h1')
    await page.evaluate("localStorage.setItem('ridotto-language', 'fr')")
    await page.goes("/")
    await page.waits('html[lang="fr"] [data-screen="start"]')
    await page.taps(f'button[aria-label="{say("start-settings", "fr")}"]')

    await page.waits("dialog[open] [role=switch], dialog[open] input[type=checkbox]")
