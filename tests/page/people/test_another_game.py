"""After a game: people talk, are ready for another, keep their seats, and read as long as they want."""

from importlib import import_module
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import BrowserTable, browser_table
from harness.page.words import say
from harness.server import Server
from page.people.test_people import button, line, says
from ridotto.games.registry import default_game

pytestmark = pytest.mark.anyio


def short(players: int) -> dict[str, Any]:
    """A game that is over soon."""
    agreed: dict[str, Any] = import_module(f"games.{default_game().id}.page.tables").agreed(players, turns=2)
    return agreed


async def plays_one_game(table: BrowserTable) -> None:
    await table.begins()
    await table.plays(compare_every=1000)
    for each in table.people:
        await expect(each.page.locator('[data-screen="after"] nav')).to_be_visible()


def ready_mark(user: BrowserUser, name: str) -> Locator:
    return user.page.locator("nav li[data-ready]", has_text=name)


async def begins_without(host: BrowserUser, reader: BrowserUser) -> None:
    await button(host, "after-again").click()
    await host.page.get_by_role("button", name=say("after-begin-without", names=reader.name)).click()


@pytest.mark.large
async def test_people_talk_and_are_ready_and_the_next_game_keeps_their_seats_and_tears_nobody_away(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "it", "nl"), **short(3)) as table:
        host, ready, reader = table.people
        await plays_one_game(table)
        await says(ready, "che finale!")
        await expect(line(host, "che finale!")).to_be_visible()
        await host.page.locator(".talk").get_by_role("button", name=say("phrase-well-played")).click()
        await expect(line(reader, say("phrase-well-played", "nl"))).to_be_visible()

        await button(ready, "start-ready").click()
        await expect(ready_mark(host, ready.name)).to_be_visible()
        await expect(ready_mark(reader, ready.name)).to_be_visible()
        await expect(host.page.get_by_text(say("after-not-ready", names=reader.name))).to_be_visible()
        assert await violations(host, ("dark", "light")) == []
        await reader.page.get_by_role("button", name=say("stage-people", "nl"), exact=True).click()
        await button(host, "after-again").click()
        await host.page.get_by_role("button", name=say("after-keep-waiting"), exact=True).click()
        await button(host, "after-again").press("Enter")
        without = host.page.get_by_role("button", name=say("after-begin-without", names=reader.name))
        await expect(without).to_be_focused()
        assert (await host.sees())["screen"] == "after"
        await without.press("Enter")

        await host.reaches("table")
        called = reader.page.get_by_role("dialog").get_by_role("status").get_by_role("button")
        await expect(called).to_be_visible()
        await called.press("Enter")
        await expect(button(reader, "after-go-along")).to_be_focused()
        await ready.reaches("table")
        await expect(reader.page.get_by_role("button", name=say("after-go-along", "nl"))).to_be_visible()
        assert (await reader.sees())["screen"] == "after"
        assert await violations(reader, ("dark",)) == []
        status = (await reader.snapshot(table.code))["table"]
        assert (status["games"], [chair["guest"] for chair in status["chairs"]]) == (2, [0, 1, 2])

        await button(reader, "after-go-along").press("Enter")
        await reader.reaches("table")
        for each in table.people:
            await each.reads_the_log()
        await table.check_screens()
        await table.plays(compare_every=3)


@pytest.mark.large
async def test_a_reader_is_called_when_the_table_waits_for_their_decision(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "fr"), PHONE, **short(2)) as table:
        host, reader = table.people
        await plays_one_game(table)
        await begins_without(host, reader)
        await host.reaches("table")
        while (asked := (await host.snapshot(table.code))["view"]["decider"]) != 1:
            assert asked == 0
            await table.next_to_decide()
            await host.decides(Random(2))
        await expect(reader.page.get_by_text(say("after-next-asked", "fr")).first).to_be_visible()
        await expect(reader.page).to_have_title(f"● {say('stage-your-turn', 'fr')} – Ridotto")
        assert (await reader.sees())["screen"] == "after"

        await button(reader, "after-go-along").click()
        await reader.reaches("table")
        assert await table.next_to_decide() is reader


@pytest.mark.large
async def test_the_waiting_room_takes_nobody_away_from_what_they_read(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "uk"), PHONE, bots=("random",), **short(3)) as table:
        host, reader = table.people
        await plays_one_game(table)
        await button(host, "after-room").click()
        await host.reaches("waiting")
        await expect(reader.page.get_by_text(say("after-next-room", "uk"))).to_be_visible()
        await expect(button(reader, "start-ready")).to_have_count(0)
        await button(reader, "after-go-along").click()

        await reader.reaches("waiting")
        await expect(reader.page.locator("li[data-seat] .mine b", has_text=reader.name)).to_be_visible()


async def test_on_a_phone_the_talk_after_a_game_is_behind_a_button_with_the_last_words(
    browser: Browser, server: Server
) -> None:
    async with browser_table(browser, server, ("en", "pl"), PHONE, bots=("random",), **short(3)) as table:
        host, other = table.people
        await plays_one_game(table)
        await other.page.locator("button[data-talk]").click()
        await says(other, "jeszcze raz?")
        await expect(line(other, "jeszcze raz?")).to_be_visible()
        talk = host.page.locator("button[data-talk]")
        await expect(talk).to_contain_text("jeszcze raz?")
        await expect(talk.get_by_label(say("stage-unread", n=1))).to_be_visible()
        assert await violations(host, ("dark", "light")) == []
        await talk.click()
        await expect(line(host, "jeszcze raz?")).to_be_visible()
        assert await violations(other, ("light",)) == []


@pytest.mark.large
async def test_who_only_watched_plays_in_the_next_game_and_a_seat_that_was_left_is_filled(
    browser: Browser, server: Server
) -> None:
    async with (
        browser_table(browser, server, ("en", "fr"), bots=("random",), **short(3)) as table,
        browser_user(browser, server, "nl") as late,
    ):
        host, other = table.people
        await plays_one_game(table)
        await late.introduces("Eefje")
        await (await late.goes(f"/t/{table.code}")).reaches("after")
        await button(late, "after-join-next").click()
        await expect(button(late, "start-ready")).to_be_visible()
        client = await other.client()
        client.sent = 100  # its ids are new ones
        async with client.connect(table.code) as socket:
            await client.does(socket, "leave")
        await button(host, "start-fill-and-begin").click()
        await host.page.get_by_role("button", name=say("after-begin-without", names=late.name)).click()
        await host.reaches("table")

        chairs = (await late.snapshot(table.code))["table"]["chairs"]
        assert [chair.get("guest") for chair in chairs] == [0, None, 2]
        assert chairs[1]["bot"]
