"""Every screen of the page, and the way to it: for axe, for pictures, for whoever wants to look at one."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.async_api import Browser, ViewportSize

from harness.agreements import short_game
from harness.browser import CHOICE, BrowserUser, browser_user
from harness.client import TIMEOUT
from harness.server import Server

Way = Callable[[BrowserUser], Awaitable[None]]
Light = Literal["dark", "light"]
LIGHTS: tuple[Light, ...] = ("dark", "light")
BALL: dict[str, Any] = {"game": "grimm", "players": 4, "settings": {"wagers": True, "treasures": True}}
MASCARADE: dict[str, Any] = {"players": 6, "settings": {"options": {"memory": "everything"}}}
HALL: dict[str, Any] = {"players": 13, "settings": {"options": {"memory": "everything"}}}
ANNOUNCE = '[data-choice="announce"]'
TRIES = 5
"""Games that may be over by luck before they come to what is to be seen."""
BOTS = ("honest", "bluffer")
GUESTS = ("careful", "sly")


async def nothing(_: BrowserUser) -> None:
    """It is there already."""


class Screen(NamedTuple):
    """A screen: how to get there, and what has to be opened again after the page was loaded anew."""

    name: str
    way: Way
    prepare: Way = nothing

    @asynccontextmanager
    async def shown(self, browser: Browser, server: Server, size: ViewportSize) -> AsyncIterator[BrowserUser]:
        """Somebody who looks at it."""
        async with browser_user(browser, server, "en", size) as user:
            await user.goes("/")
            await self.way(user)
            await self.prepare(user)
            yield user


# ── Ways ─────────────────────────────────────────────────────────────────────────────────────────────


def at(path: str) -> Way:
    async def way(user: BrowserUser) -> None:
        await user.introduces("Léa")
        await user.goes(path)

    return way


async def as_a_stranger(user: BrowserUser) -> None:
    """Before a table, and nobody knows them."""
    async with browser_user(user.context.browser, user.server) as host:  # type: ignore[arg-type]
        code = await (await (await host.goes("/")).introduces("Ann")).opens()
    await user.goes(f"/t/{code}")


async def in_the_waiting_room(user: BrowserUser) -> None:
    await user.introduces("Léa")
    code = await user.opens(("honest",), players=6)
    await user.goes(f"/t/{code}")


def asked_at(
    agreement: dict[str, Any], bots: tuple[str, ...], decisions: int = 3, something: str = CHOICE
) -> Way:
    """At a table, where some decisions have been made and the next one is theirs: to choose something."""

    async def way(user: BrowserUser) -> None:
        for _ in range(TRIES):
            if await play(user, agreement, bots, decisions, something):
                return
        raise AssertionError("every game was over too soon")

    return way


def after(agreement: dict[str, Any], bots: tuple[str, ...]) -> Way:
    """At the end of a game that was short."""
    settings = agreement["settings"]
    settings = short_game(agreement.get("game", "mascarade"), 8, **settings.get("options", settings))

    async def way(user: BrowserUser) -> None:
        await play(user, {**agreement, "settings": settings}, bots, 1000)
        await user.reaches("after")
        await user.page.wait_for_load_state("networkidle")

    return way


async def look_back(user: BrowserUser) -> None:
    await after(MASCARADE, BOTS)(user)
    code = user.page.url.rpartition("/")[2]
    await user.goes(f"/replay/{code}/1?step=20")


def on_the_wall(way: Way) -> Way:
    """The table that this way leads to, for everybody in the room."""

    async def look_up(user: BrowserUser) -> None:
        await way(user)
        code = user.page.url.rpartition("/")[2]
        await user.goes(f"/tv/{code}")

    return look_up


async def over_shoulders(user: BrowserUser) -> None:
    """At a table where others play."""
    async with browser_user(user.context.browser, user.server) as host:  # type: ignore[arg-type]
        await host.goes("/")
        await asked_at(MASCARADE, BOTS, 1)(host)
        code = host.page.url.rpartition("/")[2]
    await user.introduces("Léa")
    await user.goes(f"/t/{code}")
    await user.reaches("table")


async def with_a_coach(user: BrowserUser) -> None:
    await at("/learn")(user)
    await user.page.locator("main button.main").click()
    await user.reaches("table")


async def play(
    user: BrowserUser,
    agreement: dict[str, Any],
    bots: tuple[str, ...],
    decisions: int,
    something: str = CHOICE,
) -> bool:
    """Decide so often, and on until something can be chosen; whether it came to that before the end."""
    await user.introduces("Léa")
    all_bots = (bots * 13)[: agreement["players"] - 1]
    code = await user.opens(all_bots, begin=True, **agreement)
    await user.goes(f"/t/{code}")
    chance = Random(4)
    for made in count():
        await user.page.wait_for_selector(f'{CHOICE}, [data-screen="after"]', timeout=1000 * TIMEOUT)
        if (await user.sees())["screen"] == "after":
            return False
        if made >= decisions and await user.page.locator(something).count():
            break
        await user.decides(chance, ("pass",))
    await user.page.wait_for_selector(f'[data-screen="table"]:not([data-busy]) {something}')
    return True


# ── What is opened ───────────────────────────────────────────────────────────────────────────────────


def press(name: str) -> Way:
    """Press the first button that looks for something like this, by its place in the page."""

    async def way(user: BrowserUser) -> None:
        await user.page.locator(name).first.click()

    return way


SCREENS = (
    Screen("start", at("/")),
    Screen("settings", at("/"), press("main header button")),
    Screen("new table", at("/"), press("main section.panel > button")),
    Screen("introduce", as_a_stranger),
    Screen("waiting", in_the_waiting_room),
    Screen("table", asked_at(MASCARADE, BOTS)),
    Screen("thirteen", asked_at(HALL, BOTS, 1)),
    Screen("ball", asked_at(BALL, GUESTS)),
    Screen("after", after(MASCARADE, BOTS)),
    Screen("after the ball", after(BALL, GUESTS)),
    Screen("replay", look_back),
    Screen("tv", on_the_wall(asked_at(MASCARADE, BOTS))),
    Screen("tv ball", on_the_wall(asked_at(BALL, GUESTS))),
    Screen("tv lobby", on_the_wall(in_the_waiting_room)),
    Screen("watching", over_shoulders),
    Screen("announcing", asked_at(MASCARADE, BOTS, something=ANNOUNCE), press(ANNOUNCE)),
    Screen("menu", asked_at(MASCARADE, BOTS), press("main header button")),
    Screen("coach", with_a_coach),
    Screen("learn", at("/learn")),
    Screen("learn mascarade", at("/learn/mascarade")),
    Screen("learn grimm", at("/learn/grimm")),
    Screen("card", at("/learn/mask/King")),
    Screen("workshop", at("/workshop")),
    Screen("set", at("/workshop"), press(".choice button:last-child")),
)
