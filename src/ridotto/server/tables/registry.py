"""The tables that this process serves: opened on demand, and dropped when they are idle."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from secrets import token_hex
from time import monotonic
from typing import Final

from ridotto.server.bus.bus import Bus
from ridotto.server.store.store import Code, Store
from ridotto.server.tables.live_table import LiveTable, now
from ridotto.server.tables.log_entries import AnyEntry

IDLE: Final = 60.0
"""Seconds for which a table without subscribers is kept."""
DEAD: Final = 10_000
"""Milliseconds without a heartbeat after which a process counts as dead."""
log = logging.getLogger("ridotto.server")


class NoTable(Exception):
    """There is no table with this code."""


class TableRegistry:
    """All tables of this process."""

    def __init__(self, store: Store, bus: Bus, process: str) -> None:
        self.store = store
        self.bus = bus
        self.process = process
        """The id of this process."""
        self.tables: dict[Code, LiveTable] = {}
        self._opening: dict[Code, asyncio.Task[LiveTable]] = {}
        self.wake: Callable[[int], None] = lambda _: None
        """Called with the time at which a new clock is due."""
        self.rows_written = 0

    async def table(self, code: Code) -> LiveTable:
        """The table with this code; NoTable if there is none."""
        if code in self.tables:
            self.tables[code].used = monotonic()
            return self.tables[code]
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._open(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: Code) -> LiveTable:
        table = LiveTable(self, code)
        await table.catch_up()
        if table.state.seq == 0:
            raise NoTable(code)
        return self.tables.setdefault(code, table)

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
        if table is not None and table.seq < seq:
            task = asyncio.ensure_future(table.catch_up())
            task.add_done_callback(log_failure)

    async def heartbeat(self) -> None:
        """Send a heartbeat; if no process was alive for long, extend all clocks by that time."""
        put_off = await self.store.extend(now(), DEAD)
        if put_off:
            log.warning("no process was running for %d s; all clocks are put off by that", put_off // 1000)
        await self.store.heartbeat(self.process, now())

    async def catch_up(self) -> None:
        """Read missed rows, and drop idle tables."""
        old = monotonic() - IDLE
        for code, table in list(self.tables.items()):
            if not table.subscribers and table.used < old and not table.lock.locked():
                del self.tables[code]
        heads = await self.store.heads(list(self.tables))
        for code, seq in heads.items():
            self.on_notification(code, seq)


def log_failure(task: "asyncio.Task[None]") -> None:
    """Log an error in a task that is not awaited."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("a table could not be read", exc_info=task.exception())
