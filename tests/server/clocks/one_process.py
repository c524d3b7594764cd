"""A server process without sockets and a table with a clock, in a time that the test turns."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from harness.clocks import MachineTime, ManualClock, UnaskedBots
from harness.connections.persistent_client import RecordedConnection
from harness.engines import StoreEngine
from ridotto.server.bus.bus import LocalBus
from ridotto.server.process_names import process_name
from ridotto.server.store.store import Row, Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Began
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came, Sat
from ridotto.server.tables.subscriber import Subscriber

CODE = "SALON2"
ANSWER = 10_000
"""Milliseconds for every decision here."""
AN_HOUR = 3_600

_numbers = count(2**22 + 1)


def ended_process() -> str:
    """The name of a process of this machine that runs no longer; the number is higher than any can be."""
    return f"{process_name().partition('.')[0]}.{next(_numbers)}.1.abcd"


class OneProcess:
    """A server process without sockets, on a clock that the test turns."""

    def __init__(self, store: Store, machine: MachineTime, name: str = "") -> None:
        self.clock = ManualClock(machine)
        self.registry = TableRegistry(store, LocalBus(), name or ended_process(), self.clock)
        self.clocks = Clocks(self.registry, UnaskedBots(), 1.0)

    async def runs(self, seconds: float) -> None:
        """Time passes, with a heartbeat every second; due clocks fire."""
        end = self.clock.now() + round(1000 * seconds)
        while (left := end - self.clock.now()) > 0:
            self.clock.passes(min(1.0, left / 1000))
            await self.registry.heartbeat()
            await self.fires_clocks()

    async def fires_clocks(self) -> None:
        await self.clocks._fire_due()
        await asyncio.gather(*self.clocks._firing.values())

    async def stops(self) -> None:
        await self.registry.close()


@asynccontextmanager
async def process(engine: StoreEngine, machine: MachineTime, name: str = "") -> AsyncIterator[OneProcess]:
    """A process that has just started; it does not say when it ends, unless the test has it stop."""
    async with engine.opened() as store:
        here = OneProcess(store, machine, name)
        await here.registry.open()
        yield here


async def begin(here: OneProcess) -> LiveTable:
    """Ann and Bob play, with a clock, and nobody decides."""
    table = await here.registry.create(CODE, Opened(Agreement(players=2, clock="brisk"), "ann", "Ann"))
    for name in ("Ann", "Bob"):
        await table.do(f"came {name}", lambda _, name=name: Came(name.lower(), name, here.registry.process))
    await table.do("sat", lambda _: Sat("bob", 1))
    await table.do("begin", lambda state: Began(state.agreement.header(state.names(), 1), "salt"))
    return table


async def hears(table: LiveTable, person: str = "ann", since: int | None = None) -> list[dict[str, Any]]:
    """What a person is told who connects now, without the welcome."""
    return [json.loads(text) for text in (await _texts(table, person, since))[1:]]


async def _texts(table: LiveTable, person: str, since: int | None) -> list[str]:
    subscriber = Subscriber(person)
    await table.subscribe(subscriber, since)
    table.unsubscribe(subscriber)
    return [message.json.decode() for message in subscriber._waiting]


async def recorded(table: LiveTable, person: str, since: int | None) -> RecordedConnection:
    """A connection of a person who comes and goes."""
    welcome, *texts = await _texts(table, person, since)
    return RecordedConnection(since, texts, json.loads(welcome)["viewer"], json.loads(welcome)["seq"])


async def time_left(table: LiveTable) -> int:
    """Milliseconds left for the open decision, as a person who connects now is told."""
    due: int = (await hears(table))[0]["due"]
    return due - table.registry.clock.now()


def kinds(rows: list[Row]) -> list[type]:
    return [type(read_entry(row.entry)) for row in rows]
