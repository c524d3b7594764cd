"""Several people at one table, each before a screen of their own, who play by chance until it is over."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import Browser, ViewportSize

from harness.browser import DESK, Person, person
from harness.screen_check import shows_what_is_known
from harness.server_in_process import PATIENCE, Served

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


class Evening:
    """A table, and everybody before a screen."""

    def __init__(self, code: str, people: Sequence[Person]) -> None:
        self.code, self.people = code, people
        self.decisions = 0

    async def begins(self) -> None:
        host = await self.people[0].visitor()
        async with host.connect(self.code) as socket:
            assert (await host.does(socket, "begin"))["type"] == "ack"
        for each in self.people:
            await (await each.reaches("table")).reads_the_log()

    async def plays(self, chance: int = 1, compare_every: int = 1, wants: Sequence[str] = ()) -> None:
        """Decide whatever is asked, and compare all screens with the truth before; until it is over."""
        whim = Random(chance)
        while asked := await self.whoever_is_asked():
            if self.decisions % compare_every == 0:
                await self.shows_what_is_known()
            await asked.decides(whim, wants)
            self.decisions += 1

    async def whoever_is_asked(self) -> Person | None:
        """Who has to decide now, once everything before it was shown; None after the game."""
        async with asyncio.timeout(PATIENCE):
            while True:
                seen = await asyncio.gather(*(each.sees() for each in self.people))
                if all(each["screen"] == "after" for each in seen):
                    return None
                for one, each in zip(self.people, seen, strict=True):
                    if each["choices"] and not each["busy"]:
                        return one
                await asyncio.sleep(0.05)

    async def shows_what_is_known(self) -> None:
        await asyncio.gather(*(shows_what_is_known(each, self.code) for each in self.people))


@asynccontextmanager
async def evening(
    browser: Browser,
    served: Served,
    languages: Sequence[str],
    size: ViewportSize = DESK,
    bots: tuple[str, ...] = (),
    **agreement: Any,
) -> AsyncIterator[Evening]:
    """People come to a table, one for each language, and bots to the other seats."""
    async with AsyncExitStack() as stack:
        people = []
        for language, name in zip(languages, NAMES, strict=False):
            one = await stack.enter_async_context(person(browser, served, language, size))
            people.append(await one.introduces(name))
        code = await people[0].opens(bots, **agreement)
        for seat, one in enumerate(people):
            await sits(one, code, seat)
        yield Evening(code, people)
        if wrong := [f"{each.name}: {said}" for each in people for said in each.wrong]:
            raise AssertionError(f"the page complains: {wrong}")


async def sits(one: Person, code: str, seat: int) -> None:
    """Sit down, and look at the table."""
    if seat:
        visitor = await one.visitor()
        async with visitor.connect(code) as socket:
            assert (await visitor.does(socket, "sit", seat=seat))["type"] == "ack"
    await one.goes(f"/t/{code}")
