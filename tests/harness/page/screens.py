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
from harness.page.coached import GOT_IT
from harness.page.reviewed_game import reads_a_review
from harness.page.words import say
from harness.server import Server
from ridotto.puzzles import shipped_puzzles

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


def reviewed(game: str) -> Way:
    """The review of a short game."""

    async def way(user: BrowserUser) -> None:
        await reads_a_review(user, game)

    return way


def believed(game: str) -> Way:
    """In the replay of a game that was reviewed, at its first turning point."""

    async def way(user: BrowserUser) -> None:
        await reads_a_review(user, game)
        await user.page.locator("[data-point] a").first.click()
        await user.page.wait_for_selector('[data-screen="replay"]:not([data-total="0"]) [data-seat]')

    return way


async def choose_a_believer(user: BrowserUser) -> None:
    """What the first player believed lies over the cards."""
    await user.page.get_by_label(say("review-beliefs-of", user.language)).select_option("0")


def puzzled(game: str, players: int) -> Way:
    """At a puzzle for this many players."""
    puzzle = next(each for each in shipped_puzzles() if (each.game, each.players) == (game, players))

    async def way(user: BrowserUser) -> None:
        await at(f"/puzzles/{puzzle.id}")(user)
        await user.page.wait_for_selector('[data-screen="puzzle"][data-state="asked"] [data-seat]')

    return way


def hinted(agreement: dict[str, Any], bots: tuple[str, ...], advice: str) -> Way:
    """At a table among bots; what the Thinker says is given, because a search compiles for a minute."""

    async def way(user: BrowserUser) -> None:
        told = {"state": "ready", "move": 0, "advice": [], "lines": [advice] * 3}
        await user.context.route("**/hint", lambda route: route.fulfill(json=told))
        await asked_at(agreement, bots)(user)

    return way


async def ask_the_thinker(user: BrowserUser) -> None:
    """In the menu."""
    await user.page.locator("main header button").first.click()
    await user.page.locator("[data-hint] button").first.click()


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
    await user.page.wait_for_selector("[data-busy]", state="detached")


LESSON_OF_A_QUESTION = '[data-coach][data-moment^="question"]'


async def with_a_coach(user: BrowserUser) -> None:
    """Taught the first decision; whoever loads the page anew has not read that lesson yet."""
    await at("/learn")(user)
    await user.page.locator("main button.main").click()
    await user.reaches("table")
    await user.page.wait_for_selector(GOT_IT)
    while not await user.page.locator(LESSON_OF_A_QUESTION).count():
        lesson = await user.page.locator("[data-coach]").get_attribute("data-lesson")
        await user.page.locator(GOT_IT).click()
        await user.page.wait_for_selector(f'[data-coach]:not([data-lesson="{lesson}"])')


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
