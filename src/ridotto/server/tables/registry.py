"""The tables that this process serves: opened on demand, and dropped when they are idle."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from secrets import token_hex
from time import monotonic
from typing import Final

from ridotto.server.bus.bus import Bus
from ridotto.server.history.log_limit import LogLimit
from ridotto.server.history.log_reader import SAVE_EVERY
from ridotto.server.history.saved_state import save
from ridotto.server.process_names import is_running
from ridotto.server.server_clock import ServerClock
from ridotto.server.store.store import Clock, Code, Milliseconds, Outage, Store
from ridotto.server.tables.live_table import MOST_MISSED, LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.state import TableState

IDLE: Final = 60.0
"""Seconds for which a table without subscribers is kept."""
DEAD: Final = 10_000
"""Milliseconds without a heartbeat after which a process counts as dead."""
SILENCE: Final = 2_500
"""Milliseconds without any heartbeat that count as an outage. Each process sends one every second."""
LATE: Final = 1_250
"""Milliseconds after which clocks send the heartbeat of a process that is busy with something else."""
KEPT_FOR: Final = MOST_MISSED + 2 * SAVE_EVERY
"""How many rows back saved states are kept, for people who reconnect."""
SIGN_INTERVAL: Final = 100
"""Milliseconds between two looks for a sign of other processes, at the start."""
log = logging.getLogger("ridotto.server")


class NoTable(Exception):
    """There is no table with this code."""


class TableRegistry:
    """All tables of this process."""

    def __init__(self, store: Store, bus: Bus, process: str, clock: ServerClock | None = None) -> None:
        self.store = store
        self.bus = bus
        self.process = process
        """The name of this process."""
        self.clock = clock or ServerClock()
        self.outages: list[Outage] = []
        """The latest outages, in which no clock was running."""
        self._opened_at: Milliseconds | None = None
        self._beat_at: Milliseconds | None = None
        """When the last heartbeat was sent."""
        self._beating = asyncio.Lock()
        self.log_limit = LogLimit()
        self._damaged: dict[Code, DamagedLog] = {}
        self._damaged_until: dict[Code, float] = {}
        """Damaged tables are not read again for a while, because that may take long."""
        self._saving: set[asyncio.Task[None]] = set()
        self.tables: dict[Code, LiveTable] = {}
        self._behind: set[Code] = set()
        """Tables without subscribers that other processes have written to: they are read when used."""
        self._opening: dict[Code, asyncio.Task[LiveTable]] = {}
        self.wake: Callable[[int], None] = lambda _: None
        """Called with the time at which a new clock is due."""
        self.hasten: Callable[[Clock], None] = lambda _: None
        """Called with a clock that is due earlier than the store knows."""
        self.rows_written = 0

    async def table(self, code: Code) -> LiveTable:
        """The table with this code; NoTable if there is none."""
        if code in self.tables:
            table = self.tables[code]
            table.used = monotonic()
            if code in self._behind:
                await table.catch_up()
                self._behind.discard(code)
            return table
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._open(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: Code) -> LiveTable:
        if monotonic() < self._damaged_until.get(code, 0.0):
            raise self._damaged[code]
        table = LiveTable(self, code)
        try:
            await table.open()
        except DamagedLog as damaged:
            number = damaged.facts["number"]
            log.error("table %s is damaged at number %d", code, number, exc_info=damaged.__cause__)
            self._damaged[code], self._damaged_until[code] = damaged, monotonic() + IDLE
            raise
        if table.state.seq == 0:
            raise NoTable(code)
        return self.tables.setdefault(code, table)

    def save(self, state: TableState) -> None:
        """Save the state of a table in the background, so that its log need not be read from the start."""
        saving = asyncio.ensure_future(self.store.save_state(state.code, save(state), state.seq - KEPT_FOR))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        saving.add_done_callback(log_failure)

    async def create(self, code: Code, entry: AnyEntry) -> LiveTable:
        """A new table; CodeTaken if there is one with this code."""
        table = LiveTable(self, code)
        await table.do(f"opened {token_hex(6)}", lambda _: entry)
        return self.tables.setdefault(code, table)

    def announce(self, table: LiveTable, alarms: Mapping[str, int]) -> None:
        """Notify other processes of a row that was written here, and the clocks of what is due."""
        self.rows_written += 1
        self.bus.publish(table.code, table.state.seq)
        for due in alarms.values():
            self.wake(due)

    def on_notification(self, code: Code, seq: int) -> None:
        """Handle a notification from another process: a table is at this number."""
        table = self.tables.get(code)
        if table is None or table.seq >= seq:
            return
        if not table.subscribers:
            self._behind.add(code)
        else:
            task = asyncio.ensure_future(table.catch_up())
            task.add_done_callback(log_failure)

    # ── Heartbeats and outages ───────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Send the first heartbeat; if no other process is running, all clocks stood still until now."""
        beats = await self.store.heartbeats()
        self.clock.advance_to(max(beats.values(), default=0))
        others_run = await self._others_run(beats)
        self._opened_at = self.clock.now()
        await self._beat(SILENCE if others_run else 0)

    async def _others_run(self, beats: Mapping[str, Milliseconds]) -> bool:
        """Whether another process has been running until now. That may take a moment to find out."""
        recent = {name: at for name, at in beats.items() if name and at > self.clock.now() - SILENCE}
        running = {name: is_running(name) for name in recent}
        if True in running.values():
            return True
        unknown = {name: at for name, at in recent.items() if running[name] is None}
        while unknown and self.clock.now() < max(unknown.values()) + SILENCE:
            await self.clock.sleep(SIGN_INTERVAL)
            later = await self.store.heartbeats()
            if any(later.get(name, 0) > at for name, at in unknown.items()):
                return True
        return False

    async def heartbeat(self) -> None:
        """Send a heartbeat; if no process was alive for some time, all clocks stood still."""
        async with self._beating:
            beats = await self.store.heartbeats()
            self.clock.advance_to(max(beats.values(), default=0))
            await self._beat(SILENCE)

    async def keep_time(self, late: Milliseconds = SILENCE) -> None:
        """Send a heartbeat first if the last one is old: nothing may happen before an outage is noticed."""
        if self._is_older_than(late):
            async with self._beating:
                if self._is_older_than(late):
                    await self._beat(SILENCE)

    def _is_older_than(self, late: Milliseconds) -> bool:
        return self._beat_at is not None and self.clock.now() - self._beat_at > late

    def is_long(self, outage: Outage) -> bool:
        """Whether an outage was more than a hiccup of this process, which still knows what it knew."""
        opened_at = outage.until if self._opened_at is None else self._opened_at
        return opened_at > outage.since or outage.until - outage.since >= DEAD

    async def _beat(self, silence: Milliseconds) -> None:
        now = self.clock.now()
        outage = await self.store.extend(now, silence)
        if outage:
            log.warning("clocks stood still: no server was running for %.1f s", outage / 1000)
        await self.store.heartbeat(self.process, now)
        self._beat_at = now
        new = await self.store.outages(self.outages[-1].number if self.outages else 0)
        if new:
            self.outages += new
            caught_up = await asyncio.gather(
                *(table.catch_up() for table in self.tables.values()), return_exceptions=True
            )
            for error in caught_up:
                if error is not None:
                    log.warning("an outage could not be logged", exc_info=error)

    async def close(self) -> None:
        """Record that this process ends, so that the next one knows how long there was none."""
        await asyncio.gather(*self._saving, return_exceptions=True)
        await self.store.end_process(self.process, self.clock.now())

    async def catch_up(self) -> None:
        """Read missed rows, and drop idle tables."""
        old = monotonic() - IDLE
        for code in [code for code, until in self._damaged_until.items() if until < monotonic()]:
            del self._damaged[code], self._damaged_until[code]
        for code, table in list(self.tables.items()):
            if not table.subscribers and table.used < old and not table.lock.locked():
                del self.tables[code]
                self._behind.discard(code)
            table.earlier.free_memory()
        served = list(self.tables)
        heads = await self.store.heads(served)
        for code in served:
            if code not in heads and code in self.tables:  # it was deleted
                for subscriber in self.tables.pop(code).subscribers:
                    subscriber.end("closed")
        for code, seq in heads.items():
            self.on_notification(code, seq)


def log_failure(task: "asyncio.Task[None]") -> None:
    """Log an error in a task that is not awaited."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("a table could not be read or saved", exc_info=task.exception())
