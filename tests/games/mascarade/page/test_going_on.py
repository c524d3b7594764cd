"""Another game at the same table, the replay of a game, and another language in the middle of one."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from games.mascarade.page.tables import BOTS, agreed
from harness.page.browser import PHONE, BrowserUser
from harness.page.browser_table import browser_table
from harness.page.words import say
from harness.server import Server
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio
THREE_BOTS = (*BOTS, BOTS[0])
LYING_PHONE = ViewportSize(width=740, height=360)
IS_ON_TOP = """words => {
    const { x, y, width, height } = words.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === words || top === words.parentElement;  // they let touches through to their seat
}"""


@pytest.mark.large
async def test_the_host_begins_another_game_and_everybody_is_at_the_table_again(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("fr", "it"), bots=BOTS, **agreed(4, turns=5)) as table:
        await table.begins()
        await table.plays(compare_every=100)
        again = table.people[0].page.get_by_role("button", name=say("after-again", "fr"), exact=True)
        ready = table.people[1].page.get_by_role("button", name=say("start-ready", "it"), exact=True)
        await ready.click()
        await table.people[0].page.get_by_text(say("after-all-ready", "fr")).wait_for()
        await again.click()
        for each in table.people:
            await (await each.reaches("table")).reads_the_log()
        await table.plays()

        assert (await table.people[1].snapshot(table.code))["table"]["games"] == 2


@pytest.mark.large
async def test_a_game_is_looked_at_again_through_anybodys_eyes(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en",), bots=THREE_BOTS, **agreed(4, turns=6)) as table:
        await table.begins()
        await table.plays(compare_every=100)
        ann = table.people[0]
        await ann.page.get_by_role("link", name=say("after-replay"), exact=True).click()
        replay = ann.page.locator('[data-screen="replay"]')
        await ann.page.wait_for_selector(
            '[data-screen="replay"][data-as="truth"][data-step="0"]:not([data-total="0"])'
        )
        total = int(await replay.get_attribute("data-total") or 0)
        await ann.page.get_by_role("button", name=say("replay-last"), exact=True).click()
        await ann.page.wait_for_selector(f'[data-screen="replay"][data-step="{total}"]')
        view = (await ann.snapshot(table.code))["view"]
        await shows_coins(ann, view)
        for eyes in ("table", "0", "1"):
            await ann.page.get_by_label(say("replay-as")).select_option(eyes)
            await ann.page.wait_for_selector(f'[data-screen="replay"][data-as="{eyes}"]')
            await shows_coins(ann, view)

        await expect(ann.page).to_have_url(re.compile(rf"as=1&step={total}$"))
        await ann.page.reload()
        await ann.page.wait_for_selector(f'[data-screen="replay"][data-step="{total}"][data-as="1"]')


async def shows_coins(user: BrowserUser, view: dict[str, Any]) -> None:
    """Every seat on the screen has as many coins as in the view."""
    for seat in view["seats"]:
        shown = user.page.locator(f'[data-seat][data-player="{seat["player"]}"]')
        await expect(shown).to_have_attribute("data-coins", str(seat["coins"]))


async def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en",), PHONE, bots=THREE_BOTS, **agreed(4, turns=9)) as table:
        await table.begins()
        asked = await table.next_to_decide()
        assert asked is not None
        for code in LANGUAGES[1:]:
            await asked.page.get_by_role("button", name=say("stage-menu", asked.language), exact=True).click()
            await asked.page.get_by_role(
                "button", name=say("start-settings", asked.language), exact=True
            ).click()
            await asked.page.get_by_label(say("start-language", asked.language)).last.select_option(code)
            await asked.page.wait_for_selector(f'html[lang="{code}"]')
            asked.language = code
            await asked.page.keyboard.press("Escape")
            await asked.page.get_by_label(say("stage-question", code)).wait_for()


async def test_nothing_covers_the_words_at_a_seat_in_a_low_window(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en",), LYING_PHONE, bots=THREE_BOTS, **agreed(4)) as table:
        await table.begins()
        asked = await table.next_to_decide()
        assert asked is not None
        words = await asked.page.wait_for_selector(".mine .words")

        await asked.page.wait_for_function(IS_ON_TOP, arg=words)
