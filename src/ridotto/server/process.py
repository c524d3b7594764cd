"""The house: everything that one process of the server has, opened and closed together."""

import asyncio
import gc
import logging
from contextlib import suppress
from secrets import token_hex
from typing import Final

from starlette.requests import HTTPConnection

from ridotto.bots.pool.pool import BotPool
from ridotto.bots.searcher import SEARCHERS
from ridotto.server.http.identity import COOKIE, People
from ridotto.server.settings import Settings
from ridotto.server.socket.limits import Doors, Visits
from ridotto.server.store.open_store import bus_for, store_for
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.finished_games import Finished
from ridotto.server.tables.presence import HEARTBEAT, Presence
from ridotto.server.tables.table import Hall

A_MINUTE: Final = 60.0
AN_HOUR: Final = 3600.0
RARELY: Final = (20_000, 20, 20)
"""How many new objects there are before Python looks for garbage among them; by itself it does after 700."""
A_PARTY: Final = 13
"""As many people as sit at the largest table."""


class House:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = logging.getLogger("ridotto.server")
        self.store = store_for(settings.store)
        self.bus = bus_for(settings.bus or None, settings.store)
        self.finished = Finished(self.store)
        self.hall = Hall(self.store, self.bus, token_hex(4))
        self.presence = Presence(self.hall)
        self.bots = BotPool(settings.bot_processes, settings.bot_limit, SEARCHERS)
        self.clocks = Clocks(self.hall, self.bots, settings.bot_limit)
        self.people = People(self.store, b"")
        self.doors = Doors(settings.connections)
        self.openings = Visits(settings.tables, AN_HOUR)
        self.meetings = Visits(settings.tables * A_PARTY, AN_HOUR)
        """Of names and of ways back that are made: each is a row for good."""
        self.tries = Visits(60, AN_HOUR)
        """Of ways back: nobody may guess for long."""
        self.favours = Visits(20 * A_PARTY, A_MINUTE)
        """Of squares, stories and replays: whoever asks, it is the house that works."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the doors."""
        await self.store.open()
        self.people = People(self.store, await self.store.secret())
        await self.hall.beat()
        await self.bus.open(self.hall.hear)
        await self.bots.open()
        spare_the_living()
        self._tasks = [asyncio.ensure_future(self.clocks.run()), asyncio.ensure_future(self._look_after())]

    async def _look_after(self) -> None:
        """See after everything now and then, for ever."""
        while True:
            await asyncio.sleep(HEARTBEAT / 2)
            try:
                await self.presence.mend()
                await self.hall.look_around()
            except Exception:  # whatever it was, it is looked after again in a moment
                self.log.warning("the house could not be looked after; trying again", exc_info=True)

    async def close(self) -> None:
        """Close the doors: whoever is here finds another process, or comes back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()
        await self.clocks.close()
        await self.bots.close()
        with suppress(Exception):
            await self.bus.close()
        await self.store.close()

    def token_of(self, connection: HTTPConnection) -> str | None:
        """What somebody shows to be known: a program's word, or a browser's cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.casefold() == "bearer" else connection.cookies.get(COOKIE)

    def allows_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page from there may talk to us: our own, those in the settings, and programs."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        own = origin.partition("://")[2] == connection.headers.get("host")
        return own or origin in (each.strip() for each in self.settings.origins.split(","))


def spare_the_living() -> None:
    """Look for garbage less often, and not among what stays for good: messages come and go by themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
