"""What people do besides deciding: come in, go on, look back, invent, watch; with a mouse and without."""

import asyncio
from random import Random

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.agreements import short_game
from harness.browser import CHOICE, PHONE, BrowserUser, browser_user
from harness.browser_table import browser_table
from harness.client import TIMEOUT
from harness.page_words import say
from harness.screen_check import check_screen
from harness.server import Server
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio
MOST_TABS = 80
WALL = ViewportSize(width=1920, height=1080)


@pytest.mark.quick
async def test_one_tap_leads_to_the_first_decision(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "en", PHONE) as ann:
        await ann.goes("/")
        await ann.page.get_by_role("button", name=say("start-play-now"), exact=True).click()
        await ann.page.wait_for_selector(CHOICE, timeout=1000 * TIMEOUT)

        assert (await ann.sees())["screen"] == "table"
        assert ann.wrong == []


# ── Without a mouse ──────────────────────────────────────────────────────────────────────────────────


async def tab_to(user: BrowserUser, wanted: str) -> None:
    """Press Tab until the wanted thing has the focus, and can be seen to have it."""
    for _ in range(MOST_TABS):
        if await user.page.locator(f"{wanted}:focus-visible").count():
            return
        await user.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


async def test_an_evening_without_a_mouse(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as host, browser_user(browser, server, "pl") as zoe:
        code = await opens_by_keys(host)
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
        await host.page.get_by_text(say("start-missing", n=2)).wait_for()
        await tab_to(host, 'button.main[type="button"]')
        await host.page.keyboard.press("Enter")
        await zoe.reaches("table")
        await zoe.page.wait_for_selector('[data-screen="table"]:focus')
        await decide_by_keys(host, zoe)
        await tab_to(zoe, f'a[href="/replay/{code}/1"]')
        await keys.press("Enter")
        await zoe.page.wait_for_selector('[data-screen="replay"][data-step="0"]:not([data-total="0"])')
        await keys.press("ArrowRight")
        await zoe.page.wait_for_selector('[data-screen="replay"][data-step="1"]')

        assert zoe.wrong == []


async def opens_by_keys(host: BrowserUser) -> str:
    """Open a table from the street; only that it is short is agreed on elsewhere, to save us the waiting."""
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
    agreement = {"players": 4, "pace": "instant", "settings": {"options": {"max_turns": 8}}}
    client = await host.client()
    async with client.connect(code) as socket:
        assert (await client.does(socket, "agree", agreement=agreement))["type"] == "ack"
    return code


async def test_a_ball_without_a_mouse(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "it") as zoe:
        await (await zoe.goes("/")).introduces("Zoë")
        variants = {"max_turns": 8, "wagers": True}
        code = await zoe.opens(("careful", "sly"), begin=True, game="grimm", players=3, settings=variants)
        await (await zoe.goes(f"/t/{code}")).reaches("table")
        await decide_by_keys(zoe)

        assert zoe.wrong == []


async def decide_by_keys(*people: BrowserUser) -> None:
    """They decide by numbers, and now and then by Tab and Space."""
    chance, decisions = Random(6), 0
    async with asyncio.timeout(2 * TIMEOUT):
        while any([(await each.sees())["screen"] != "after" for each in people]):
            for each in people:
                if (await each.sees())["choices"]:
                    decisions += 1
                    await decide_by_key(each, chance if decisions % 4 else None)
            await asyncio.sleep(0.02)
    assert decisions > 5


async def decide_by_key(one: BrowserUser, chance: Random | None) -> None:
    """One step: a number by chance, or else by Tab and Space."""
    if chance:
        await one.page.keyboard.press(str(1 + chance.randrange(3)))
    else:
        await tab_to(one, CHOICE)
        await one.page.keyboard.press("Space")


# ── Going on ─────────────────────────────────────────────────────────────────────────────────────────


async def test_the_host_begins_another_game_and_everybody_is_at_the_table_again(
    browser: Browser, server: Server
) -> None:
    async with browser_table(
        browser,
        server,
        ("fr", "it"),
        players=4,
        bots=("honest", "honest"),
        settings={"options": {"max_turns": 5}},
    ) as table:
        await table.begins()
        await table.plays(compare_every=100)
        again = table.people[0].page.get_by_role("button", name=say("after-again", "fr"), exact=True)
        await again.click()
        for each in table.people:
            await (await each.reaches("table")).reads_the_log()
        await table.plays()

        assert (await table.people[1].snapshot(table.code))["table"]["games"] == 2


async def test_a_game_is_looked_at_again_through_anybodys_eyes(browser: Browser, server: Server) -> None:
    async with browser_table(
        browser,
        server,
        ("en", "uk"),
        players=4,
        bots=("honest", "honest"),
        settings={"options": {"max_turns": 6}},
    ) as table:
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
        coins = {seat["player"]: int(seat["coins"]) for seat in (await ann.sees())["seats"]}
        for eyes in ("table", "0", "1"):
            await ann.page.get_by_label(say("replay-as")).select_option(eyes)
            await ann.page.wait_for_selector(f'[data-screen="replay"][data-as="{eyes}"]')
            assert {each["player"]: int(each["coins"]) for each in (await ann.sees())["seats"]} == coins
        view = (await ann.snapshot(table.code))["view"]

        assert coins == {str(seat["player"]): seat["coins"] for seat in view["seats"]}
        assert f"step={total}" in ann.page.url
        await ann.goes(ann.page.url)
        await ann.page.wait_for_selector(f'[data-screen="replay"][data-step="{total}"][data-as="1"]')


async def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    async with browser_table(
        browser,
        server,
        ("en", "en"),
        PHONE,
        players=4,
        bots=("honest", "honest"),
        settings={"options": {"max_turns": 9}},
    ) as table:
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


# ── Inventing ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_mask_from_the_workshop_is_played_at_once(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "nl") as ann:
        await (await ann.goes("/")).introduces("Ann")
        await ann.goes("/workshop")
        await ann.page.get_by_label(say("workshop-name", "nl"), exact=True).fill("Xanthippe")
        await ann.page.get_by_role("button", name=say("workshop-play", "nl"), exact=True).click()
        await ann.reaches("table")
        code = ann.page.url.rpartition("/")[2]

        assert "Xanthippe" in (await ann.snapshot(code))["view"]["masks"]
        assert ann.wrong == []


# ── Watching ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
async def test_a_wall_shows_what_everybody_may_see_and_nothing_to_press(
    browser: Browser, server: Server, game: str
) -> None:
    bots = ("honest",) if game == "mascarade" else ("careful",)
    few = {"settings": short_game(game, 6)}
    async with (
        browser_table(browser, server, ("en", "pl"), players=3, bots=bots, game=game, **few) as table,
        browser_user(browser, server, "uk", WALL) as wall,
    ):
        await wall.goes(f"/tv/{table.code}")
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="waiting"]')
        await table.begins()
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="playing"]')
        chance = Random(8)
        while asked := await table.next_to_decide():
            await check_screen(wall, table.code)
            assert await wall.page.locator(CHOICE).count() == 0
            await asked.decides(chance)
        await wall.page.wait_for_selector('[data-screen="tv"][data-phase="over"]')

        assert wall.wrong == []
