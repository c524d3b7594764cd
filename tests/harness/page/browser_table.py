"""Several people at one table, each with a browser, who play at random until the game is over."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import Browser, ViewportSize

from harness.client import TIMEOUT
from harness.page.browser import DESK, BrowserUser, browser_user
from harness.page.screen_check import check_screen
from harness.server import Server

NAMES = (
    "Ann",
    "Bożena",
    "Сергій",
    "Dario",
    "Eefje",
    "Félix",
    "Gina",
    "Hugo",
    "Іван",
    "Jan",
    "Kim",
    "Léa",
    "Max",
)


AT_THE_TABLE = '[data-screen="table"], [data-screen="after"]'
"""A game of bots may be over before the page is seen at the table."""
PAUSE = 0.04
"""Seconds between two looks at all pages, for each page: a look takes 3 ms of CPU time."""


class BrowserTable:
    def __init__(self, code: str, people: Sequence[BrowserUser]) -> None:
        self.code, self.people = code, people
        self.decisions = 0

    async def begins(self) -> None:
        host = await self.people[0].client()
        async with host.connect(self.code) as socket:
            assert (await host.does(socket, "begin"))["type"] == "ack"
        for each in self.people:
            await each.page.wait_for_selector(AT_THE_TABLE)
            await each.reads_the_log()

    async def plays(self, chance: int = 1, compare_every: int = 1, wants: Sequence[str] = ()) -> None:
        """Play to the end, and compare every screen with the server before decisions."""
        random = Random(chance)
        while asked := await self.next_to_decide():
            if self.decisions % compare_every == 0:
                await self.check_screens()
            await asked.decides(random, wants)
            self.decisions += 1

    async def next_to_decide(self) -> BrowserUser | None:
        """Who has to decide, once the page has shown everything before; None after the game."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                states = await asyncio.gather(*(each.state() for each in self.people))
                if all(state == "after" for state in states):
                    return None
                if "asked" in states:
                    return self.people[states.index("asked")]
                await asyncio.sleep(PAUSE * len(self.people))

    async def check_screens(self) -> None:
        await asyncio.gather(*(check_screen(each, self.code) for each in self.people))


@asynccontextmanager
async def browser_table(
    browser: Browser,
    server: Server,
    languages: Sequence[str],
    size: ViewportSize = DESK,
    bots: tuple[str, ...] = (),
    service_worker: bool = False,
    **agreement: Any,
) -> AsyncIterator[BrowserTable]:
    """A table with one person for each language, and bots on the other seats."""
    async with AsyncExitStack() as stack:
        people = []
        for language, name in zip(languages, NAMES, strict=False):
            one = await stack.enter_async_context(
                browser_user(browser, server, language, size, service_worker)
            )
            people.append(await one.introduces(name))
        code = await people[0].opens(bots, **agreement)
        for seat, one in enumerate(people):
            await sits(one, code, seat)
        yield BrowserTable(code, people)
        if wrong := [f"{each.name}: {said}" for each in people for said in each.wrong]:
            raise AssertionError(f"the page complains: {wrong}")


async def sits(one: BrowserUser, code: str, seat: int) -> None:
    """Sit down, and open the page."""
    if seat:
        client = await one.client()
        async with client.connect(code) as socket:
            assert (await client.does(socket, "sit", seat=seat))["type"] == "ack"
    await one.goes(f"/t/{code}")


async def comes_back(ann: BrowserUser, table: BrowserTable) -> None:
    """Back at the table in the middle of a game; Ann sits on the first seat.

    What she is asked may be what her page showed before it lost the connection: the check waits for the rest.
    """
    await ann.is_back()
    await table.next_to_decide()
    await check_screen(ann, table.code)
    assert (await ann.snapshot(table.code))["view"]["viewer"] == 0


async def goes_and_comes(ann: BrowserUser, table: BrowserTable) -> None:
    """Away and back again, where nobody has to decide."""
    await ann.loses_the_connection()
    await ann.is_back()
    await ann.page.wait_for_selector("[data-screen]")
    guests: list[dict[str, Any]] = (await ann.snapshot(table.code))["table"]["guests"]
    assert [guest.get("seat") for guest in guests] == [0, 1]
