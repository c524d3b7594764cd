"""Everything can be done without a mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser, Route

from harness.amounts import examples
from harness.client import TIMEOUT
from harness.page.browser import CHOICE, BrowserUser, browser_user
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import default_game

pytestmark = pytest.mark.anyio
MOST_TABS = 80
BEGIN = '[data-screen="waiting"] button.main[type="button"]'


async def tab_to(user: BrowserUser, wanted: str) -> None:
    """Press Tab until the wanted thing has the focus, and can be seen to have it."""
    for _ in range(MOST_TABS):
        if await user.page.locator(f"{wanted}:focus-visible").count():
            return
        await user.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


@pytest.mark.large
async def test_strangers_find_a_table_play_and_look_back_without_a_mouse(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as host, browser_user(browser, server, "pl") as zoe:
        code = await opens_by_keys(host)
        await tab_to(host, BEGIN)
        keys = zoe.page.keyboard
        await zoe.goes("/")
        await tab_to(zoe, "input")
        await keys.type(code.lower())
        await keys.press("Enter")
        await zoe.reaches("introduce")
        await tab_to(zoe, "input")
        await keys.type("Zoë")
        await keys.press("Enter")
        await zoe.reaches("waiting")
        await host.page.get_by_text(say("start-all-here")).wait_for()
        await host.page.wait_for_selector(f"{BEGIN}:focus-visible")  # it kept the focus when Zoë sat down
        await host.page.keyboard.press("Enter")
        await zoe.reaches("table")
        await zoe.page.wait_for_selector(
            '[data-screen="table"]:focus-within'
        )  # or the question, if it is theirs
        await zoe.page.route("**/story", held_until(told := asyncio.Event()))
        await decide_by_keys(host, zoe)
        assert await zoe.page.locator("nav a").count() == 0, "it would lose the focus when the story comes"
        told.set()
        await zoe.page.locator(f'a[href="/replay/{code}/1"]').wait_for()
        await zoe.page.locator(f'a[href="/replay/{code}/1?review"]').wait_for()  # the last one that comes
        await tab_to(zoe, f'a[href="/replay/{code}/1"]')
        await keys.press("Enter")
        await zoe.page.wait_for_selector('[data-screen="replay"][data-step="0"]:not([data-total="0"])')
        await keys.press("ArrowRight")
        await zoe.page.wait_for_selector('[data-screen="replay"][data-step="1"]')

        assert zoe.wrong == []


def held_until(event: asyncio.Event) -> Callable[[Route], Awaitable[None]]:
    """Requests wait for it."""

    async def answer(route: Route) -> None:
        await event.wait()
        await route.continue_()

    return answer


async def opens_by_keys(host: BrowserUser) -> str:
    """Open a table from the start page; a short game and a bot on the last seat are agreed over a socket."""
    host.name = "Ann"
    await host.goes("/")
    await tab_to(host, "section.panel > button")
    await host.page.keyboard.press("Enter")
    await tab_to(host, "dialog input.field")
    await host.page.keyboard.type(host.name)
    await tab_to(host, "dialog button.main")
    await host.page.keyboard.press("Enter")
    await host.reaches("waiting")
    code = host.page.url.rpartition("/")[2]
    agreement = {"players": 3, "pace": "instant", "settings": {"options": {"max_turns": examples(6, 8)}}}
    client = await host.client()
    async with client.connect(code) as socket:
        assert (await client.does(socket, "agree", agreement=agreement))["type"] == "ack"
        assert (await client.does(socket, "fill", bots={2: default_game().play.stand_in}))["type"] == "ack"
    return code


async def test_every_game_is_played_without_a_mouse(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, "it") as zoe:
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS, begin=True, **tables.agreed(3, turns=examples(6, 8)))
        await (await zoe.goes(f"/t/{code}")).reaches("table")
        await decide_by_keys(zoe)

        assert zoe.wrong == []


async def decide_by_keys(*people: BrowserUser) -> None:
    """They decide by numbers, and now and then by Tab and Space."""
    chance, decisions = Random(6), 0
    async with asyncio.timeout(2 * TIMEOUT):
        while (states := [await each.state() for each in people]) != ["after"] * len(people):
            for each, state in zip(people, states, strict=True):
                if state == "asked":
                    decisions += 1
                    await decide_by_key(each, chance if decisions % 4 else None)
            await asyncio.sleep(0.05)
    assert decisions > 5


async def decide_by_key(one: BrowserUser, chance: Random | None) -> None:
    """One step: a number by chance, or else by Tab and Space."""
    if chance:
        await one.page.keyboard.press(str(1 + chance.randrange(3)))
    else:
        await tab_to(one, CHOICE)
        await one.page.keyboard.press("Space")
