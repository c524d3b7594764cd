"""Ways to screens on which another person is at the table, too."""

import asyncio
from random import Random
from typing import Any

from harness.client import RecordingClient
from harness.page.browser import BrowserUser
from harness.page.screens import Way, is_asked_or_over, seated, settled

FRIEND = "Bożena"
CROWD = (
    "Maria Magdalena",
    "Олександра Богданівна",
    "Jean-Baptiste d'Aix",
    "Bożena",
    "Li",
    "Giambattista Vico",
    "Åse",
    "Wilhelmina van Oranje",
    "Zoé",
    "Krzysztof",
    "Noor",
    "Ivo",
)
"""Names as long and as short as people have them, for all seats but one."""


async def with_a_friend(
    user: BrowserUser, agreement: dict[str, Any], bots: tuple[str, ...]
) -> tuple[str, RecordingClient]:
    """A game has begun that the user hosts, with a friend on the last seat and bots on the others."""
    await user.introduces("Léa")
    code = await user.opens(seated(agreement, bots), **agreement)
    friend, host = await user.server.client(FRIEND), await user.client()
    async with friend.connect(code) as socket:
        await friend.does(socket, "sit", seat=agreement["players"] - 1)
    async with host.connect(code) as socket:
        await host.does(socket, "begin")
    return code, friend


def hosting(agreement: dict[str, Any], bots: tuple[str, ...]) -> Way:
    """In a game where the table waits for a friend."""

    async def way(user: BrowserUser) -> None:
        code, friend = await with_a_friend(user, agreement, bots)
        host = await user.client()
        async with friend.connect(code) as theirs:
            playing = asyncio.ensure_future(host.plays(code, Random(4)))
            await friend.hears(theirs, is_asked_or_over)
            playing.cancel()
        await user.goes(f"/t/{code}")
        await user.reaches("table")
        await settled(user)

    return way


def hosting_a_crowd(agreement: dict[str, Any]) -> Way:
    """In a game with twelve friends, all of them away now."""

    async def way(user: BrowserUser) -> None:
        await user.introduces("Léa")
        code = await user.opens(**agreement)
        for seat, name in enumerate(CROWD, 1):
            friend = await user.server.client(name)
            async with friend.connect(code) as socket:
                await friend.does(socket, "sit", seat=seat)
        host = await user.client()
        async with host.connect(code) as socket:
            await host.does(socket, "begin")
        await user.goes(f"/t/{code}")
        await user.reaches("table")
        await settled(user)

    return way


def after_with_friend(agreement: dict[str, Any], bots: tuple[str, ...]) -> Way:
    """At the end of a short game, after which a friend has said something and is ready for another."""

    async def way(user: BrowserUser) -> None:
        code, friend = await with_a_friend(user, agreement, bots)
        host = await user.client()
        await asyncio.gather(host.plays(code, Random(4)), friend.plays(code, Random(5)))
        await user.goes(f"/t/{code}")
        await user.page.wait_for_selector('[data-screen="after"] nav')
        async with friend.connect(code) as theirs:
            await friend.does(theirs, "say", text="You never had the King!")
            await friend.does(theirs, "vote")
        await user.page.wait_for_selector('[data-screen="after"] nav [data-ready]')

    return way
