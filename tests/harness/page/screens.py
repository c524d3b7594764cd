"""How to reach each screen of the page: for axe, for screenshots, and to look at one.

The screens are in `tests/page/screens.py`, those of a game in `tests/games/<id>/page/screens.py`.
"""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.async_api import Browser, ViewportSize

from harness.client import RecordingClient
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
    async def shown(
        self, browser: Browser, server: Server, size: ViewportSize, language: str = "en"
    ) -> AsyncIterator[BrowserUser]:
        """Somebody who looks at it."""
        async with browser_user(browser, server, language, size) as user:
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
    host = await user.server.client("Ann")
    await user.goes(f"/t/{await host.opens()}")


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
        host = await user.server.client("Ann")
        code = await host.opens(seated(agreement, bots), begin=True, pace="instant", grace=3600, **agreement)
        await decide_without_a_page(host, code, 1)
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
    code = await user.opens(seated(agreement, bots), begin=True, **agreement)
    await decide_without_a_page(await user.client(), code, decisions)
    await user.goes(f"/t/{code}")
    chance = Random(4)
    while True:
        await user.page.wait_for_selector(f'{CHOICE}, [data-screen="after"]')
        if (await user.sees())["screen"] == "after":
            return False
        if await user.page.locator(something).count():
            break
        await user.decides(chance, ("pass",))
    await user.page.wait_for_selector(f'[data-screen="table"]:not([data-busy]) {something}')
    return True


def seated(agreement: dict[str, Any], bots: tuple[str, ...]) -> tuple[str, ...]:
    """Bots on all seats but one."""
    return (bots * 13)[: agreement["players"] - 1]


async def decide_without_a_page(client: RecordingClient, code: str, decisions: int) -> None:
    """Decide at random, until the next decision is open or the game is over."""
    chance = Random(4)
    async with client.connect(code) as socket:
        for made in range(decisions + 1):
            asked = await client.hears(socket, is_asked_or_over)
            if asked["type"] != "question" or made == decisions:
                return
            facts = {"game": asked["game"], "decision": asked["decision"], "id": f"d{made}"}
            move = chance.choice(asked["question"]["options"])
            await socket.send(json.dumps({"do": "move", "move": move, **facts}))


def is_asked_or_over(message: dict[str, Any]) -> bool:
    return message["type"] == "question" or (message.get("table") or {}).get("phase") == "over"


# ── What is opened ───────────────────────────────────────────────────────────────────────────────────


def press(name: str) -> Way:
    """Press the first button that looks for something like this, by its place in the page."""

    async def way(user: BrowserUser) -> None:
        await user.page.locator(name).first.click()

    return way
