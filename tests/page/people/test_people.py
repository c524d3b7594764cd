"""People among themselves: they talk, mute, report and remove each other, and delete their identity."""

import pytest
from playwright.async_api import Browser, Locator, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import BrowserTable, browser_table
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import default_game, games
from ridotto.server.tables.talk import phrases_at

pytestmark = pytest.mark.anyio

GAME = {"game": default_game().id, "players": 3, "pace": "relaxed"}
TARGET = 44
"""Pixels that a finger needs."""


def line(user: BrowserUser, text: str) -> Locator:
    """What was said, in the list of the talk."""
    return user.page.locator(".talk li", has_text=text)


def button(user: BrowserUser, message: str) -> Locator:
    return user.page.get_by_role("button", name=say(message, user.language), exact=True)


async def says(user: BrowserUser, text: str) -> None:
    """Write it on the page."""
    field = user.page.get_by_role("textbox", name=say("stage-say", user.language), exact=True)
    await field.fill(text)
    await field.press("Enter")


async def both_read(table: BrowserTable, text: str) -> None:
    for each in table.people:
        await expect(line(each, text)).to_be_visible()


async def looks_at(user: BrowserUser, name: str) -> None:
    """Open what can be done about somebody, in the middle of a game."""
    await button(user, "stage-menu").click()
    await button(user, "stage-people").click()
    await user.page.locator("dialog[open] summary", has_text=name).click()


async def test_two_people_talk_and_one_mutes_the_other_for_themselves(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "fr"), bots=("random",), **GAME) as table:
        ann, other = table.people
        await says(ann, "good evening")
        await both_read(table, "good evening")
        await table.begins()
        for each in table.people:
            await each.page.get_by_role("tab", name=say("stage-talk", each.language)).click()
        await says(other, "bonsoir à tous")
        await both_read(table, "bonsoir à tous")
        await other.page.locator(".talk").get_by_role("button", name=say("phrase-hello", "fr")).click()
        await expect(line(ann, say("phrase-hello"))).to_be_visible()

        await looks_at(ann, other.name)
        await button(ann, "stage-mute-for-me").click()
        await expect(button(ann, "stage-unmute-for-me")).to_be_visible()
        await button(ann, "start-close").click()
        await expect(line(ann, "bonsoir à tous")).to_have_count(0)
        await says(other, "est-ce que tu m’entends")
        await expect(line(other, "est-ce que tu m’entends")).to_be_visible()
        await says(ann, "not any more")
        await both_read(table, "not any more")
        await expect(line(ann, "est-ce que tu m’entends")).to_have_count(0)

        await looks_at(ann, other.name)
        await button(ann, "stage-unmute-for-me").click()
        await button(ann, "start-close").click()
        await expect(line(ann, "est-ce que tu m’entends")).to_be_visible()


@pytest.mark.large
async def test_somebody_is_reported_and_the_host_removes_them_from_a_game_and_locks_the_table(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "uk"), PHONE, bots=("random",), **GAME) as table:
        host, other = table.people
        await table.begins()
        await looks_at(host, other.name)
        await button(host, "stage-report").click()
        await host.page.get_by_label(say("stage-report-about")).fill("rude")
        assert await violations(host, ("dark",)) == []
        await expect_large_targets(host)
        await button(host, "stage-report-send").click()
        await expect(host.page.get_by_text(say("stage-reported"))).to_be_visible()

        await button(host, "start-remove").click()
        await button(host, "stage-yes").click()
        await expect(host.page.get_by_text(say("start-offer-lock", name=other.name))).to_be_visible()
        await expect(other.page.get_by_text(say("start-removed", "uk"))).to_be_visible()
        offer = host.page.get_by_role("group", name=say("start-offer-lock", name=other.name))
        await offer.get_by_role("button", name=say("start-lock"), exact=True).press("Enter")
        await expect(host.page.get_by_text(say("start-locked"))).to_be_visible()

        status = (await host.snapshot(table.code))["table"]
        assert (status["locked"], [guest["name"] for guest in status["guests"]]) == (True, [host.name])


async def expect_large_targets(user: BrowserUser) -> None:
    """A finger hits everything in the open dialog."""
    targets = user.page.locator("dialog[open] :is(button, summary, textarea):visible")
    for number in range(await targets.count()):
        box = await targets.nth(number).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TARGET, await targets.nth(number).inner_text()


async def test_a_person_deletes_their_identity_in_the_settings_and_leaves_the_table(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as ann, browser_user(browser, server, "nl") as other:
        await (await ann.goes("/")).introduces("Ann")
        await (await other.goes("/")).introduces("Eefje")
        code = await other.opens(players=3)
        await (await other.goes(f"/t/{code}")).reaches("waiting")
        await (await ann.goes(f"/t/{code}")).reaches("waiting")
        await expect(other.page.locator("li[data-seat] b", has_text="Ann")).to_be_visible()
        await button(ann, "start-settings").click()
        await ann.page.get_by_text(say("start-delete-me"), exact=True).click()
        await button(ann, "start-delete-me-now").click()
        await ann.reaches("start")

        await expect(other.page.locator("li[data-seat] b", has_text="Ann")).to_have_count(0)
        assert await ann.asks("GET", "/api/me") is None
        assert await ann.page.evaluate("localStorage.getItem('ridotto-name')") is None
        assert [*ann.wrong, *other.wrong] == []


@pytest.mark.parametrize("game", games())
async def test_a_table_offers_the_phrases_of_its_own_game_and_of_no_other(
    browser: Browser, server: Server, game: str
) -> None:
    agreed = {"game": game, "players": games()[game].play.usual_players}
    async with browser_table(browser, server, ("en", "uk"), **agreed) as table:
        ann, other = table.people
        own = [say(f"phrase-{each}") for each in phrases_at(games()[game])]
        offered = ann.page.locator(".phrases button")

        await expect(offered).to_have_text(own)
        await offered.first.click()
        await expect(line(other, say(f"phrase-{phrases_at(games()[game])[0]}", "uk"))).to_be_visible()
