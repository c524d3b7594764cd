"""One process of the server: the store, the bus, the tables and the bots, opened and closed together."""

import asyncio
import gc
import logging
from contextlib import suppress
from importlib.util import find_spec
from time import time
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from ridotto.bots.pool.pool import BotPool
from ridotto.bots.registry import installed_bots
from ridotto.bots.searcher import SEARCHERS
from ridotto.server.background import BackgroundThread
from ridotto.server.bans import Bans
from ridotto.server.health import HealthCheck
from ridotto.server.history.finished_games import FinishedGames
from ridotto.server.history.log_limit import LogLimit
from ridotto.server.http.identity import COOKIE, People
from ridotto.server.process_load import ProcessLoad, keep_load
from ridotto.server.process_names import process_name
from ridotto.server.retention import A_DAY, forget
from ridotto.server.reviews.queue import ReviewQueue
from ridotto.server.settings import Settings
from ridotto.server.socket.limits import AN_HOUR, ConnectionCount, Quotas
from ridotto.server.socket.quota_memory import QuotaFile
from ridotto.server.store.open_store import bus_for, store_for
from ridotto.server.store.store import Trouble
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.presence import HEARTBEAT, Presence
from ridotto.server.tables.registry import NoTable, TableRegistry

LOAD_INTERVAL: Final = 5.0
"""Seconds between two reports of a process about its load."""
HINTS_AT_ONCE: Final = 2
"""Hints that are searched for at the same time."""
MAX_FILES: Final = 500
"""Reviews of games from files that are kept."""
GC_THRESHOLDS: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector; Python's default is 700 new objects."""


class OpenSocket(Protocol):
    """A socket that is at a table."""

    address: str

    @property
    def person_id(self) -> str | None:
        """Whose it is; None for a wall."""

    def is_of(self, table: LiveTable, person: str) -> bool:
        """Whether it is this person's, at this table."""

    def speak(self, person: str, language: str) -> None:
        """Refuse in another language from now on, if it is this person's."""

    def end(self, why: str) -> None:
        """Close it."""


class TooManyCodes(Exception):
    """An address has tried too many codes that do not exist."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"come back in {seconds} s")
        self.seconds = seconds


class ServerProcess:
    """One process of the server."""

    def __init__(self, settings: Settings, quotas: QuotaFile | None = None) -> None:
        """`quotas` is for what several processes on one machine count together."""
        self.settings = settings
        self.log = logging.getLogger("ridotto.server")
        self.store = store_for(settings.store)
        self.bus = bus_for(settings.bus or None, settings.store)
        self.health = HealthCheck(self.store)
        self.background = BackgroundThread()
        self.finished = FinishedGames(self.store, self.background)
        self.tables = TableRegistry(self.store, self.bus, process_name())
        self.tables.log_limit = LogLimit(settings.table_rows, round(settings.table_size * 1_000_000))
        self.presence = Presence(self.tables)
        self.bots = BotPool(settings.bot_processes, settings.bot_limit, SEARCHERS)
        self.clocks = Clocks(self.tables, self.bots, settings.bot_limit)
        self.reviews = ReviewQueue(self.tables, self.finished, self.bots.jobs, reviews_at_once(settings))
        self.hints = asyncio.Semaphore(HINTS_AT_ONCE)
        self.people = People(self.store, b"")
        self.connections = ConnectionCount(settings.connections)
        self.quotas = Quotas(settings, quotas)
        self.bans = Bans()
        self.sockets: set[OpenSocket] = set()
        """The sockets that are at a table."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store, the bus and the bot processes, and start the clocks."""
        await self.store.open()
        self.people = People(self.store, await self.store.secret())
        await self.tables.open()
        await self.bus.open(self.tables.on_notification)
        await self.bots.open()
        installed_bots("")  # looked for once, before people wait for an answer
        await self.bans.load(self.store, self.tables.clock.now())
        reduce_garbage_collection()
        tasks = (
            self.clocks.run(),
            self._keep_up(),
            self._report_load(),
            self._forget(),
            self.reviews.run(),
        )
        self._tasks = [asyncio.ensure_future(task) for task in tasks]

    async def _keep_up(self) -> None:
        """Send a heartbeat and read missed rows, every second."""
        while True:
            await asyncio.sleep(HEARTBEAT / 2)
            try:
                await self.presence.reconcile()
                await self.tables.catch_up()
                await self._apply_bans()
            except Exception:  # the next round may succeed
                self.log.warning("the regular check failed; trying again", exc_info=True)

    async def _apply_bans(self) -> None:
        """Read the bans, and end the connections of those who are banned."""
        await self.bans.load(self.store, self.tables.clock.now())
        for socket in list(self.sockets):
            if self.banned_for(socket.address, socket.person_id):
                socket.end("banned")

    def banned_for(self, address: str, person: str | None) -> int:
        """For how many seconds an address or a person is still banned."""
        return self.bans.seconds(address, person, self.tables.clock.now())

    async def _report_load(self) -> None:
        """Tell operators how busy this process is, every few seconds."""
        while True:
            load = ProcessLoad(
                self.tables.process,
                sum(self.connections.open.values()),
                len(self.tables.tables),
                self.tables.rows_written,
            )
            with suppress(Exception):  # the store is in trouble, which others report
                await keep_load(self.store, load, self.tables.clock.now())
            await asyncio.sleep(LOAD_INTERVAL)

    async def _forget(self) -> None:
        """Delete notes that are over, and what is older than the host wants to keep, every hour."""
        while True:
            now = min(self.tables.clock.now(), round(1000 * time()))  # one of them may be wrong
            before = now - self.settings.forget_after * A_DAY
            try:
                await self.store.drop_notes(now)
                await self.store.drop_reviews(now, MAX_FILES)
                if self.settings.forget_after:
                    await forget(self.store, before, now, self.settings.keep_games)
            except Exception:  # the next round may succeed
                self.log.warning("old data could not be deleted; trying again later", exc_info=True)
            await asyncio.sleep(AN_HOUR)

    async def close(self) -> None:
        """Close everything: clients reconnect to another process, or later."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Trouble):  # then another process begins its reviews again
            await self.reviews.close()
        await self.presence.close()
        await self.clocks.close()
        await self.bots.close()
        with suppress(Exception):
            await self.bus.close()
        with suppress(Trouble):  # then the next process takes the last heartbeat
            await self.tables.close()
        await self.store.close()
        self.background.close()

    async def table(self, connection: HTTPConnection, code: str) -> LiveTable:
        """The table with a code that someone named; NoTable, or TooManyCodes if the address tries many.

        Then only people who have been at the table find it: others must not learn whether it exists.
        """
        address = address_of(connection)
        wait = self.quotas.codes.wait(address)
        person = await self.people.who(self.token_of(connection)) if wait else None
        if wait and person is None:
            raise TooManyCodes(wait)
        try:
            table = await self.tables.table(code)
            if table.state.closed:
                raise NoTable(code)
        except NoTable:
            if wait:
                raise TooManyCodes(wait) from None
            self.quotas.codes.spend(address)
            raise
        if person is not None and person.id not in table.state.guests:
            raise TooManyCodes(wait)
        return table

    def token_of(self, connection: HTTPConnection) -> str | None:
        """The token in a request: a program's header, or a browser's cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.casefold() == "bearer" else connection.cookies.get(COOKIE)

    def allows_origin(self, connection: HTTPConnection) -> bool:
        """Whether a request may come from this origin: our own page, those in the settings, and programs."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        own = origin.partition("://")[2] == connection.headers.get("host")
        return own or origin in (each.strip() for each in self.settings.origins.split(","))


def reviews_at_once(settings: Settings) -> int:
    """How many reviews are computed at a time: none without Numba."""
    return settings.reviews if find_spec("numba") is not None else 0


def address_of(connection: HTTPConnection) -> str:
    """The address that a connection comes from; behind a trusted proxy, the one that the proxy names."""
    return connection.client.host if connection.client else ""


def reduce_garbage_collection() -> None:
    """Collect garbage less often, and not among long-lived objects: messages are freed without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
