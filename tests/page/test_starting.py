"""From the first visit to a seat: alone, with friends, and on another device."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, Page, expect

from harness.client import TIMEOUT
from harness.page.browser import CHOICE, PHONE, BrowserUser, browser_user
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio

HIDDEN = "Object.defineProperty(document, 'hidden', {get: () => true})"
OLD_PAGE = """
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(address) { super(address.replace(/v=[0-9]+/, "v=1")); }
};
"""
"""Speaks version 1 of the protocol."""
TOLD = """ // nobody can grant anything to a Chromium without a screen
ServiceWorkerRegistration.prototype.showNotification = (title) => window.tell(title);
Object.defineProperty(Notification, "permission", {get: () => "granted"});
localStorage.setItem("ridotto-settings", JSON.stringify({notify: true}));
"""


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).click()


async def seats(one: BrowserUser) -> list[str]:
    """What the waiting room says of each seat."""
    said = await one.page.locator("[data-screen=waiting] li[data-seat] b").all_inner_texts()
    return [each.casefold() for each in said]


async def opens_a_table(host: BrowserUser, name: str) -> str:
    """Open one as it is, by hand; its code."""
    await host.goes("/")
    await press(host.page, "Create a table")
    await host.page.get_by_label("Your name").fill(name)
    await press(host.page, "Open the table")
    await host.reaches("waiting")
    return host.page.url.rpartition("/")[2]


async def comes(guest: BrowserUser, code: str, name: str) -> None:
    """Come by the link, say one's name, and get a seat."""
    await (await guest.goes(f"/t/{code}")).reaches("introduce")
    await introduces(guest.page, name)


async def introduces(page: Page, name: str) -> None:
    """Say one's name, and get a seat."""
    form = page.locator("[data-screen=introduce] form")
    await form.locator("input").fill(name)
    await form.locator("button[type=submit]").click()
    await page.locator("[data-screen=waiting] button.mine").wait_for()


async def choose(page: Page, name: str) -> None:
    """Choose one of a few by its label, as a finger does."""
    await page.locator("label", has=page.get_by_role("radio", name=name, exact=True)).click()


async def test_a_first_visit_leaves_no_error_in_the_console(browser: Browser, server: Server):
    async with browser_user(browser, server) as one:
        refused: list[str] = []
        one.page.on("response", lambda answer: answer.status >= 400 and refused.append(answer.url))
        await one.goes("/")
        await one.page.wait_for_load_state("networkidle")

        assert refused == []
        assert one.wrong == []


@pytest.mark.quick
async def test_a_stranger_decides_something_after_one_tap(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as stranger:
        await stranger.goes("/")
        await press(stranger.page, "Play now")
        await stranger.page.wait_for_selector(CHOICE)

        assert len((await stranger.sees())["seats"]) == 6
        assert (await stranger.asks("GET", "/api/me"))["name"] == "Guest"
        assert stranger.wrong == []


async def test_friends_come_by_link_or_code_and_sit_down(browser: Browser, server: Server) -> None:
    async with (
        browser_user(browser, server, size=PHONE) as zoe,
        browser_user(browser, server, "it") as ada,
        browser_user(browser, server, "nl") as bob,
    ):
        code = await opens_a_table(zoe, "Zoë")
        await comes(ada, code, "Ada")
        await bob.goes("/")
        await bob.page.get_by_label("Code van de tafel").press_sequentially(code.lower())
        await press(bob.page, "Meedoen")
        await introduces(bob.page, "Ada")

        await expect(zoe.page.locator("li[data-seat='2'] b")).to_have_text("Ada 2")
        assert (await seats(zoe))[:4] == ["zoë", "ada", "ada 2", "empty"]  # as Bob came when Ada had a seat
        await press(bob.page, "Ik ben klaar")
        await expect(zoe.page.get_by_text("Ready: 1 of 2.")).to_be_visible()
        await expect(ada.page.locator("li[data-seat='2']")).to_contain_text("si può cominciare")
        await press(zoe.page, "Fill with bots and begin")
        for each in (zoe, ada, bob):
            await each.reaches("table")
            assert each.wrong == []


async def test_the_host_seats_a_bot_changes_the_game_and_removes_a_guest(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as zoe, browser_user(browser, server) as ada:
        code = await opens_a_table(zoe, "Zoë")
        await comes(ada, code, "Ada")
        await zoe.page.locator("li[data-seat='2'] button").click()
        await zoe.page.get_by_role("button", name="The Bluffer").click()
        await expect(ada.page.locator("li[data-seat='2'] b")).to_have_text("The Bluffer")
        await press(zoe.page, "Change")
        await choose(zoe.page, "4")
        await press(zoe.page, "Play by these rules")
        await expect(ada.page.locator("li[data-seat]")).to_have_count(4)
        await zoe.page.locator("li[data-seat='1'] button").click()
        await press(zoe.page, "Remove")
        await press(zoe.page, "Yes")

        await ada.reaches("introduce")
        await expect(ada.page.get_by_role("alert").first).to_contain_text("no longer at this table")


async def test_a_way_back_link_leads_to_the_same_seat_and_leaves_no_code_behind(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as zoe, browser_user(browser, server, "fr", PHONE) as phone:
        code = await opens_a_table(zoe, "Zoë")
        await press(zoe.page, "Settings")
        await zoe.page.get_by_text("I am on another device").click()
        await press(zoe.page, "Show the link")
        link = await zoe.page.locator("dialog[open] details input").input_value()
        await phone.page.goto(re.sub(r"https?://[^/]+", "", link))
        await phone.reaches("waiting")

        await expect(phone.page).to_have_url(re.compile(f"/t/{code}$"))
        await expect(phone.page.locator("li[data-seat='0'] small")).to_contain_text("you")
        await phone.page.go_back()
        assert "/back/" not in phone.page.url


async def test_an_unknown_way_back_link_says_so(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as stranger:
        await stranger.goes("/back/NONSENSE")

        await expect(stranger.page.get_by_text("This link is invalid")).to_be_visible()
        await expect(stranger.page).to_have_url(re.compile(f":{server.port}/$"))


async def test_another_language_in_the_middle_of_a_game_changes_nothing_but_the_words(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as zoe:
        await zoe.goes("/")
        await press(zoe.page, "Play now")
        await zoe.page.wait_for_selector(CHOICE)
        before = await zoe.sees()
        await press(zoe.page, "Menu")
        await press(zoe.page, "Settings")
        async with zoe.page.expect_response(lambda answer: answer.request.method == "PATCH"):
            await zoe.page.locator("dialog[open] select").select_option("uk")
        await zoe.page.wait_for_selector('html[lang="uk"]')

        after = await zoe.sees()
        assert [seat["coins"] for seat in after["seats"]] == [seat["coins"] for seat in before["seats"]]
        assert after["choices"] == before["choices"]
        await expect(zoe.page.get_by_role("heading", name="Налаштування")).to_be_visible()
        assert (await zoe.asks("GET", "/api/me"))["language"] == "uk"


async def test_the_page_opens_without_a_network_and_says_that_there_is_none(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, service_worker=True) as zoe:
        await zoe.goes("/")
        await zoe.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        await zoe.page.reload()
        await zoe.page.wait_for_selector("[data-screen=start]")
        await zoe.loses_the_connection()
        await zoe.page.reload()

        await expect(zoe.page.get_by_role("button", name="Play now")).to_be_visible()
        await expect(zoe.page.get_by_text("You are offline.")).to_be_visible()


async def test_the_service_worker_never_caches_what_a_table_sends(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, service_worker=True) as zoe:
        await zoe.goes("/")
        await zoe.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        code = await opens_a_table(zoe, "Zoë")
        kept = await zoe.page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))"
            ".then((all) => Promise.all(all.map((each) => each.keys())))"
            ".then((requests) => requests.flat().map(({url}) => url))"
        )

        assert kept
        assert not [address for address in kept if "/api/" in address or code in address]


async def test_a_person_in_another_tab_is_told_when_it_is_their_turn(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, service_worker=True) as zoe:
        told: asyncio.Queue[str] = asyncio.Queue()
        await zoe.page.expose_function("tell", told.put_nowait)
        await zoe.context.add_init_script(TOLD)
        await zoe.goes("/")
        await zoe.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        await zoe.page.evaluate(HIDDEN)
        await press(zoe.page, "Play now")

        async with asyncio.timeout(TIMEOUT):
            assert await told.get() == "It is your turn"


async def test_a_stranger_at_no_table_is_told_so_before_they_say_their_name(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as stranger:
        for address in ("/t/xx", "/t/%25"):
            await stranger.goes(address)
            await expect(stranger.page.get_by_role("main")).to_contain_text("no table with this code")


async def test_a_page_that_is_older_than_the_server_asks_to_be_loaded_again(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as zoe:
        await zoe.context.add_init_script(OLD_PAGE)
        await zoe.introduces("Zoë")
        code = await zoe.opens()
        await zoe.goes(f"/t/{code}")

        await expect(zoe.page.get_by_role("main")).to_contain_text(say("start-old-page"))
        await expect(zoe.page.get_by_role("button", name="Load the page again")).to_be_visible()


async def test_a_screen_that_cannot_be_fetched_says_what_to_do(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as stranger:
        await stranger.goes("/")
        await stranger.loses_the_connection()
        await stranger.page.locator("a[href='/learn']").click()
        await stranger.reaches("missing")

        await expect(stranger.page.get_by_role("button", name="Load the page again")).to_be_visible()
