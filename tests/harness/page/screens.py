"""How to reach each screen of the page: for axe, for screenshots, and to look at one.

The screens are in `tests/page/screens.py`, those of a game in `tests/games/<id>/page/screens.py`.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.async_api import Browser, ViewportSize

from harness.page.browser import CHOICE, BrowserUser, browser_user
from harness.server import Server

Way = Callable[[BrowserUser], Awaitable[None]]
Light = Literal["dark", "light"]
LIGHTS: tuple[Light, ...] = ("dark", "light")
RULES = "main section h3"
"""On the page of a game's rules, which are loaded after the screen."""
TRIES = 5
"""Games that may be over by luck before they come to what is to be seen."""


async def nothing(_: BrowserUser) -> None:
    """It is there already."""


class Screen(NamedTuple):
    """A screen: how to get there, and what has to be opened again after the page was loaded anew."""

    name: str
    way: Way
    prepare: Way = nothing
    wide: bool = False
    """Whether it has more on it where there is more room."""
    shows: str = "main"
    """What is on it once everything has been loaded."""

    async def opened(self, user: BrowserUser) -> None:
        """What has to be opened on it is open, and loaded."""
        await self.prepare(user)
        await user.page.locator(self.shows).first.wait_for()

    @asynccontextmanager
    async def shown(self, browser: Browser, server: Server, size: ViewportSize) -> AsyncIterator[BrowserUser]:
        """Somebody who looks at it."""
        async with browser_user(browser, server, "en", size, service_worker=False) as user:
            await user.goes("/")
            await self.way(user)
            await self.opened(user)
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
        code = await (await host.introduces("Ann")).opens()
    await user.goes(f"/t/{code}")


async def in_the_waiting_room(user: BrowserUser) -> None:
    await user.introduces("Léa")
    code = await user.opens(("random",), players=4)
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
    """At the end of a short game."""

    async def way(user: BrowserUser) -> None:
        await play(user, agreement, bots, 1000)
        await user.page.wait_for_selector('[data-screen="after"] nav')

    return way


def looking_back(agreement: dict[str, Any], bots: tuple[str, ...], step: int) -> Way:
    """In the replay of a short game."""

    async def way(user: BrowserUser) -> None:
        await after(agreement, bots)(user)
        code = user.page.url.rpartition("/")[2]
        await user.goes(f"/replay/{code}/1?step={step}")
        await user.page.wait_for_selector('[data-screen="replay"]:not([data-total="0"]) [data-seat]')

    return way


def on_the_wall(way: Way) -> Way:
    """The table that this way leads to, for everybody in the room; it stays as it is while nobody decides."""

    async def look_up(user: BrowserUser) -> None:
        await way(user)
        code = user.page.url.rpartition("/")[2]
        await user.goes(f"/tv/{code}")
        await user.page.wait_for_selector('[data-screen="tv"][data-phase] main')
        await settled(user)

    return look_up


def watching(agreement: dict[str, Any], bots: tuple[str, ...]) -> Way:
    """At a table where others play."""

    async def way(user: BrowserUser) -> None:
        async with browser_user(user.context.browser, user.server) as host:  # type: ignore[arg-type]
            await asked_at(agreement, bots, 1)(host)
            code = host.page.url.rpartition("/")[2]
        await user.introduces("Léa")
        await user.goes(f"/t/{code}")
        await user.reaches("table")
        await settled(user)

    return way


async def settled(user: BrowserUser) -> None:
    """Everything that has happened at the table is shown; axe would look at things that go."""
    await user.page.wait_for_function("!document.querySelector('[data-busy]')")


async def with_a_coach(user: BrowserUser) -> None:
    await at("/learn")(user)
    await user.page.locator("main button.main").click()
    await user.reaches("table")
    await user.page.wait_for_selector("[data-coach]")
    await user.page.wait_for_selector(CHOICE)


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
        await user.page.wait_for_selector(f'{CHOICE}, [data-screen="after"]')
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
