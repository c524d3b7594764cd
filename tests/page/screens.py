"""Every screen of the page, and the way to it: for axe, for pictures, for whoever wants to look at one."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from playwright.async_api import Browser, ViewportSize

from page.browser import Person, person
from server.loopback import PATIENCE, Served

Way = Callable[[Person], Awaitable[None]]
BALL: dict[str, Any] = {"game": "grimm", "players": 4, "variants": {"wagers": True, "treasures": True}}
MASCARADE: dict[str, Any] = {"players": 6, "options": {"memory": "everything"}}
HALL: dict[str, Any] = {"players": 13, "options": {"memory": "everything"}}
BOTS = ("honest", "bluffer")
GUESTS = ("careful", "sly")


async def nothing(_: Person) -> None:
    """It is there already."""


class Screen(NamedTuple):
    """A screen: how to get there, and what has to be opened again after the page was loaded anew."""

    name: str
    way: Way
    prepare: Way = nothing

    @asynccontextmanager
    async def shown(self, browser: Browser, served: Served, size: ViewportSize) -> AsyncIterator[Person]:
        """Somebody who looks at it."""
        async with person(browser, served, "en", size) as somebody:
            await somebody.goes("/")
            await self.way(somebody)
            await self.prepare(somebody)
            yield somebody


# ── Ways ─────────────────────────────────────────────────────────────────────────────────────────────


def at(path: str) -> Way:
    async def way(somebody: Person) -> None:
        await somebody.introduces("Léa")
        await somebody.goes(path)

    return way


async def as_a_stranger(somebody: Person) -> None:
    """Before a table, and nobody knows them."""
    async with person(somebody.context.browser, somebody.served) as host:  # type: ignore[arg-type]
        code = await (await (await host.goes("/")).introduces("Ann")).opens()
    await somebody.goes(f"/t/{code}")


async def in_the_waiting_room(somebody: Person) -> None:
    await somebody.introduces("Léa")
    code = await somebody.opens(("honest",), players=6)
    await somebody.goes(f"/t/{code}")


def asked_at(agreement: dict[str, Any], bots: tuple[str, ...], decisions: int = 3) -> Way:
    """At a table, where some decisions have been made and the next one is theirs."""

    async def way(somebody: Person) -> None:
        await play(somebody, agreement, bots, decisions)

    return way


def after(agreement: dict[str, Any], bots: tuple[str, ...]) -> Way:
    """At the end of a game that was short."""
    options = "variants" if "variants" in agreement else "options"

    async def way(somebody: Person) -> None:
        await play(somebody, {**agreement, options: {**agreement[options], "max_turns": 8}}, bots, 1000)
        await somebody.reaches("after")
        await somebody.page.wait_for_load_state("networkidle")

    return way


async def look_back(somebody: Person) -> None:
    await after(MASCARADE, BOTS)(somebody)
    code = somebody.page.url.rpartition("/")[2]
    await somebody.goes(f"/replay/{code}/1?step=20")


async def on_the_wall(somebody: Person) -> None:
    await asked_at(MASCARADE, BOTS)(somebody)
    code = somebody.page.url.rpartition("/")[2]
    await somebody.goes(f"/tv/{code}")


async def play(somebody: Person, agreement: dict[str, Any], bots: tuple[str, ...], decisions: int) -> None:
    await somebody.introduces("Léa")
    all_bots = (bots * 13)[: agreement["players"] - 1]
    code = await somebody.opens(all_bots, begin=True, **agreement)
    await somebody.goes(f"/t/{code}")
    whim = Random(4)
    for _ in range(decisions):
        await somebody.page.wait_for_selector(
            'button[data-choice], [data-screen="after"]', timeout=1000 * PATIENCE
        )
        if (await somebody.sees())["screen"] == "after":
            return
        await somebody.decides(whim)
    await somebody.page.wait_for_selector('[data-screen="table"]:not([data-busy]) button[data-choice]')


# ── What is opened ───────────────────────────────────────────────────────────────────────────────────


def press(name: str) -> Way:
    """Press the first button that looks for something like this, by its place in the page."""

    async def way(somebody: Person) -> None:
        await somebody.page.locator(name).first.click()

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
    Screen("tv", on_the_wall),
    Screen("learn", at("/learn")),
    Screen("learn mascarade", at("/learn/mascarade")),
    Screen("learn grimm", at("/learn/grimm")),
    Screen("workshop", at("/workshop")),
)
