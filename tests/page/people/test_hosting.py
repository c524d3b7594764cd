"""What the host does in the middle of a game: invite, show it on a TV, mute, let a bot play for a sleeper."""

from random import Random

import pytest
from playwright.async_api import Browser, Locator, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import BrowserTable, browser_table
from harness.page.words import say
from harness.server import Server
from page.people.test_people import GAME, button, expect_large_targets, line, looks_at, says

pytestmark = pytest.mark.anyio
SLEEPS_AFTER = "ridotto.server.tables.hosting.SLEEPS_AFTER"
HOUR = 3_600_000


async def opens_from_menu(user: BrowserUser, message: str) -> Locator:
    """Open one of the menu's sheets."""
    await button(user, "stage-menu").click()
    await button(user, message).click()
    return user.page.get_by_role("dialog", name=say(message, user.language), exact=True)


async def offered_link(sheet: Locator) -> str:
    """The path of the link in a sheet, after its QR code has been drawn; both lead to the same."""
    link = await sheet.locator("input").input_value()
    code = sheet.get_by_role("img", name=link)
    await expect(code).to_be_visible()
    assert await code.evaluate("async (code) => { await code.decode(); return code.naturalWidth }") > 0
    return "/" + link.split("/", 3)[3]


async def waits_for(table: BrowserTable, wanted: BrowserUser) -> None:
    """The others pass until this person has to decide."""
    while (asked := await table.next_to_decide()) is not wanted:
        assert asked is not None
        await asked.decides(Random(1), ("pass",))


async def test_a_friend_is_invited_by_link_and_qr_code_in_the_middle_of_a_game(
    browser: Browser, server: Server
) -> None:
    async with (
        browser_table(browser, server, ("en",), PHONE, bots=("random",) * 2, **GAME) as table,
        browser_user(browser, server, "pl") as friend,
    ):
        host = table.people[0]
        await table.begins()
        sheet = await opens_from_menu(host, "start-invite")
        path = await offered_link(sheet)
        assert await violations(host, ("dark", "light")) == []
        await expect_large_targets(host)

        assert path == f"/t/{table.code}"
        await friend.introduces("Bożena")
        await (await friend.goes(path)).reaches("table")
        await expect(friend.page.get_by_text(say("stage-watching", "pl"))).to_be_visible()


@pytest.mark.large
async def test_the_tv_is_opened_from_the_menu_of_a_game(browser: Browser, server: Server) -> None:
    async with (
        browser_table(browser, server, ("uk",), bots=("random",) * 2, **GAME) as table,
        browser_user(browser, server) as tv,
    ):
        host = table.people[0]
        await table.begins()
        sheet = await opens_from_menu(host, "start-tv")
        path = await offered_link(sheet)
        here = sheet.get_by_role("link", name=say("stage-tv-open", "uk"))

        assert path == await here.get_attribute("href") == f"/tv/{table.code}"
        await tv.goes(path)
        await expect(tv.page.locator('[data-screen="tv"][data-phase="playing"]')).to_be_visible()


async def test_the_host_mutes_somebody_for_everybody_in_a_game(browser: Browser, server: Server) -> None:
    async with browser_table(browser, server, ("en", "fr"), bots=("random",), **GAME) as table:
        host, other = table.people
        await table.begins()
        for each in table.people:
            await each.page.get_by_role("tab", name=say("stage-talk", each.language)).click()
        await looks_at(host, other.name)
        await button(host, "start-mute").click()
        await expect(button(host, "start-unmute")).to_be_visible()
        await says(other, "on m’entend ?")
        await expect(other.page.locator(".talk .refusal")).to_contain_text("coupé la parole")
        await expect(line(host, "on m’entend ?")).to_have_count(0)

        await button(host, "start-unmute").click()
        await expect(button(host, "start-mute")).to_be_visible()
        await button(host, "start-close").click()
        await says(other, "et maintenant ?")
        await expect(line(host, "et maintenant ?")).to_be_visible()


@pytest.mark.large
async def test_a_bot_plays_for_a_sleeper_until_a_tap_or_a_key_takes_the_seat_back(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser_table(browser, server, ("en", "it", "nl"), PHONE, **GAME) as table:
        host, sleeper, third = table.people
        await table.begins()
        await waits_for(table, sleeper)
        await button(third, "stage-menu").click()
        wanted = say("stage-let-bot-play", name=sleeper.name)
        await expect(
            third.page.get_by_text(say("stage-let-bot-play", "nl", name=sleeper.name))
        ).to_have_count(0)
        await button(third, "start-close").click()

        await button(host, "stage-menu").click()
        assert await violations(host, ("light",)) == []
        await expect_large_targets(host)
        let_bot_play = host.page.get_by_role("button", name=wanted, exact=True)
        monkeypatch.setattr(SLEEPS_AFTER, HOUR)
        await let_bot_play.click()
        await expect(host.page.get_by_text("may be thinking")).to_be_visible()
        monkeypatch.setattr(SLEEPS_AFTER, -HOUR)  # they have had their time
        await let_bot_play.click()
        await expect(sleeper.page.get_by_text(say("stage-bot-plays-for-you", "it"))).to_be_visible()
        await looks_at(host, sleeper.name)
        await expect(
            host.page.locator("dialog[open] summary", has_text=say("guest-is-stood-in"))
        ).to_be_visible()
        await button(host, "start-close").click()

        await sleeper.page.reload()  # a new connection is no sign that somebody is awake
        await expect(sleeper.page.get_by_text(say("stage-bot-plays-for-you", "it"))).to_be_visible()
        await sleeper.page.locator("body").press("Shift")
        await expect(sleeper.page.get_by_text(say("stage-bot-plays-for-you", "it"))).to_have_count(0)
        status = (await sleeper.snapshot(table.code))["table"]
        assert status["chairs"][1] == {"guest": 1}


async def test_who_leaves_a_game_and_comes_back_has_their_seat_at_once(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "uk"), PHONE, bots=("random",), **GAME) as table:
        _, other = table.people
        await table.begins()
        await button(other, "stage-menu").click()
        await button(other, "stage-leave").click()
        await expect(other.page.get_by_text(say("stage-leave-sure", "uk"))).to_be_visible()
        await button(other, "stage-leave").click()
        await other.reaches("start")
        await other.page.get_by_role("link", name=table.code).click()
        await other.reaches("table")

        await expect(other.page.get_by_text(say("stage-watching", "uk"))).to_have_count(0)
        assert (await other.snapshot(table.code))["view"]["viewer"] == 1


@pytest.mark.large
async def test_who_stood_up_takes_their_own_seat_with_one_big_button(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "pl"), PHONE, bots=("random",), **GAME) as table:
        _, other = table.people
        await table.begins()
        await button(other, "stage-menu").click()
        await button(other, "stage-stand").click()
        await expect(other.page.get_by_text(say("stage-own-seat", "pl"))).to_be_visible()
        await other.page.reload()
        await button(other, "stage-take-back").first.click()

        await expect(other.page.get_by_text(say("stage-own-seat", "pl"))).to_have_count(0)
        assert (await other.snapshot(table.code))["view"]["viewer"] == 1


@pytest.mark.large
async def test_the_host_changes_the_clock_and_the_pace_of_bots_in_the_middle_of_a_game(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "nl"), PHONE, bots=("random",), **GAME) as table:
        host, other = table.people
        await table.begins()
        await waits_for(table, other)
        await expect(other.page.get_by_role("timer")).to_have_count(0)
        await button(other, "stage-menu").click()
        await expect(button(other, "stage-tempo")).to_have_count(0)
        await button(other, "start-close").click()

        sheet = await opens_from_menu(host, "stage-tempo")
        clock = sheet.get_by_role("group", name=say("start-clock"))
        await clock.get_by_text(say("start-clock-relaxed")).click()
        await expect(other.page.get_by_role("timer")).to_be_visible()
        assert await violations(host, ("dark", "light")) == []
        await sheet.get_by_role("radio", name=say("start-pace-instant")).press("Space")
        await expect(sheet.get_by_role("radio", name=say("start-pace-instant"))).to_be_checked()
        await clock.get_by_role("radio", name=say("start-clock-none")).press("Space")
        await expect(other.page.get_by_role("timer")).to_have_count(0)

        agreement = (await other.snapshot(table.code))["table"]["agreement"]
        assert (agreement.get("clock", "none"), agreement["pace"]) == ("none", "instant")
