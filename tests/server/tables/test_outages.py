"""Clocks stand still while no server runs, however short that is; the time that is told is right again."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count, pairwise
from typing import Any

import pytest

from harness.clocks import MachineTime, ManualClock
from harness.engines import SQLiteFile, StoreEngine
from harness.log_check import check_connection, replay_log
from harness.persistent_client import RecordedConnection
from ridotto.server.bus.bus import LocalBus
from ridotto.server.process_names import is_running, process_name
from ridotto.server.server_clock import TOLERANCE, ServerClock
from ridotto.server.store.store import Append, Row, Store, Trouble
from ridotto.server.tables.agreement import CLOCKS, Agreement
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import read_entry, write_entry
from ridotto.server.tables.playing import Began, Interrupted, Moved
from ridotto.server.tables.registry import SILENCE, TableRegistry
from ridotto.server.tables.seats import Came, Sat
from ridotto.server.tables.subscriber import Subscriber
from ridotto.server.tables.talk import Said

pytestmark = pytest.mark.anyio

CODE = "SALON2"
ANSWER = 10_000
"""Milliseconds for every decision here."""
AN_HOUR = 3_600


@pytest.fixture(autouse=True)
def _one_time_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "brisk", dict.fromkeys(CLOCKS["brisk"], ANSWER))


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


class UnaskedBots:
    async def answer(self, asked: object) -> None:
        """Nobody thinks here."""


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


@pytest.fixture
def machine() -> MachineTime:
    return MachineTime()


@pytest.mark.parametrize("outage", [0.3, 3.0, 9.0, 11.0, 8 * AN_HOUR])
@pytest.mark.parametrize("asked", [True, False], ids=["stopped", "killed"])
async def test_after_a_restart_as_much_time_is_left_as_before(
    engine: StoreEngine, machine: MachineTime, outage: float, asked: bool
):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        left = await time_left(table)
        if asked:
            await here.stops()
    machine.passes(outage)
    async with process(engine, machine, "") as here:
        assert await time_left(await here.registry.table(CODE)) == left == ANSWER - 4000


async def test_a_clock_that_would_have_run_out_in_a_short_restart_runs_out_later(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        await begin(here)
        await here.runs(8)
    machine.passes(3)
    async with process(engine, machine) as here:
        await here.runs(1.5)
        assert Moved not in kinds(list(await here.registry.store.read(CODE)))
        await here.runs(1.5)
        assert Moved in kinds(list(await here.registry.store.read(CODE)))


async def test_every_frame_is_made_again_from_a_log_with_outages(engine: StoreEngine, machine: MachineTime):
    connections: list[RecordedConnection] = []
    for number in range(3):
        async with process(engine, machine) as here:
            table = await here.registry.table(CODE) if number else await begin(here)
            await here.runs(2)
            connections.append(await recorded(table, "ann", connections[-1].welcomed_at if number else None))
            await table.do(f"said {number}", lambda _: Said("ann", "Here we are again."))
            connections.append(await recorded(table, "ann", table.seq - 1))
            rows = list(await here.registry.store.read(CODE))
        machine.passes(3)

    streams: dict[str, Any] = {"ann": {}}
    replay_log(CODE, rows, streams)
    for connection in connections:
        check_connection(connection, streams["ann"], "Ann")
    assert kinds(rows).count(Interrupted) == 2


async def test_who_is_connected_is_told_the_new_time_after_the_machine_has_slept(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        table = await begin(here)
        ann = Subscriber("ann")
        await table.subscribe(ann, None)
        await here.runs(4)
        machine.wall += AN_HOUR  # the steady time stands still in the meantime
        machine.passes(0.5)
        await here.fires_clocks()

        frame = json.loads(list(ann._waiting)[-1].json)
        assert frame["told"] == {"type": "table", "what": "interrupted"}
        assert frame["due"] == here.clock.now() + ANSWER - 4000
        assert Moved not in kinds(list(await here.registry.store.read(CODE)))


async def test_nothing_is_decided_before_a_sleep_is_noticed(engine: StoreEngine, machine: MachineTime):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        machine.passes(20)  # no heartbeat
        seq = await table.do("said", lambda _: Said("ann", "Good morning."))

        rows = list(await here.registry.store.read(CODE))
        assert kinds(rows)[-2:] == [Interrupted, Said]
        assert seq == len(rows)
        assert await time_left(table) == ANSWER - 4000


async def test_while_one_of_two_processes_goes_on_there_is_no_outage(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine, process_name()) as one:
        table = await begin(one)
        machine.passes(0.5)
        async with process(engine, machine) as other:
            await one.registry.heartbeat()
            await other.registry.heartbeat()
        for _ in range(5):
            await one.runs(1)
        assert await one.registry.store.outages() == []
        assert await time_left(table) == table.state.deadline() - one.clock.now()


async def test_a_process_that_starts_beside_another_waits_for_a_sign_of_it(
    engine: StoreEngine, machine: MachineTime
):
    """The other one is on another machine: its name says nothing here."""
    async with process(engine, machine, "elsewhere") as other, engine.opened() as store:
        here = OneProcess(store, machine)

        class Beating(ManualClock):
            async def sleep(self, milliseconds: int) -> None:
                await super().sleep(milliseconds)
                await other.registry.heartbeat()

        here.registry.clock = Beating(machine)
        machine.passes(0.8)
        await here.registry.open()

        assert await store.outages() == []


async def test_a_process_elsewhere_that_gives_no_sign_was_dead(engine: StoreEngine, machine: MachineTime):
    async with process(engine, machine, "elsewhere") as other:
        await begin(other)
    machine.passes(1)
    before = ManualClock(machine).now()
    async with process(engine, machine) as here:
        [outage] = await here.registry.store.outages()
        assert before - 1000 + SILENCE <= outage.until < before + SILENCE
        assert await time_left(await here.registry.table(CODE)) == ANSWER


async def test_processes_that_start_together_give_the_time_back_once(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        await begin(here)
        await here.runs(4)
    machine.passes(5)
    async with process(engine, machine) as one, process(engine, machine) as other:
        for each in (one, other):
            assert await time_left(await each.registry.table(CODE)) == ANSWER - 4000
        rows = list(await one.registry.store.read(CODE))

    assert kinds(rows).count(Interrupted) == 1


async def test_while_the_store_is_unavailable_clocks_stand_still(
    engine: StoreEngine, machine: MachineTime, monkeypatch: pytest.MonkeyPatch
):
    async def fails(*_: object) -> None:
        raise Trouble("store-closed")

    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        with monkeypatch.context() as outage:
            outage.setattr(here.registry.store, "heartbeats", fails)
            for _ in range(30):
                machine.passes(1)
                with pytest.raises(Trouble):
                    await here.registry.heartbeat()
        await here.registry.heartbeat()

        assert await time_left(table) == ANSWER - 4000


async def test_a_table_without_a_running_clock_gets_no_row(engine: StoreEngine, machine: MachineTime):
    async with process(engine, machine) as here:
        opening = Opened(Agreement(players=2), "ann", "Ann")
        await here.registry.create(CODE, opening)
    machine.passes(100)
    async with process(engine, machine) as here:
        await here.registry.table(CODE)
        assert len(await here.registry.store.read(CODE)) == 1


# ── A clock that is wrong ────────────────────────────────────────────────────────────────────────────


async def test_a_clock_that_is_set_back_freezes_nothing(engine: StoreEngine, machine: MachineTime):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        machine.wall -= AN_HOUR
        assert abs(await time_left(table) - (ANSWER - 4000)) < 10
        await here.runs(7)

        assert Moved in kinds(list(await here.registry.store.read(CODE)))


async def test_a_clock_that_was_set_back_before_a_restart_freezes_nothing(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        await begin(here)
        await here.runs(4)
    machine.wall -= AN_HOUR
    machine.passes(3)
    async with process(engine, machine) as here:
        assert await time_left(await here.registry.table(CODE)) <= ANSWER - 4000
        await here.runs(8)

        assert Moved in kinds(list(await here.registry.store.read(CODE)))


async def test_a_clock_that_is_set_forward_takes_no_time_from_anybody(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        machine.wall += AN_HOUR
        await here.registry.heartbeat()

        assert await time_left(table) == ANSWER - 4000


async def test_a_log_from_the_future_freezes_nothing(file: SQLiteFile, machine: MachineTime):
    async with process(file, machine) as here:
        table = await begin(here)
        entry = write_entry(Said("ann", "from tomorrow"))
        tomorrow = here.clock.now() + 24 * AN_HOUR * 1000
        await here.registry.store.append(Append(CODE, Row(table.seq + 1, tomorrow, "x", entry)))
        await table.catch_up()
        await table.do("move", lambda state: Moved(state.decider, state.game.legal()[0]))

        assert await time_left(table) == ANSWER


def test_the_servers_clock_never_goes_back_and_agrees_with_the_system_in_the_end():
    machine = MachineTime()
    clock = ManualClock(machine)
    machine.wall -= 60
    readings = []
    for _ in range(3000):
        machine.passes(1)
        readings.append(clock.now())

    assert readings == sorted(readings)
    assert all(900 <= later - earlier <= 1001 for earlier, later in pairwise(readings))
    assert abs(clock.now() - 1000 * machine.wall) <= TOLERANCE


def test_a_clock_moves_even_if_it_is_read_all_the_time():
    machine = MachineTime()
    clock, start = ManualClock(machine), ManualClock(machine).now()
    machine.wall -= 60
    for _ in range(100_000):
        machine.passes(0.0001)
        clock.now()

    assert clock.now() - start >= 9_000


def test_a_clock_follows_the_processes_that_are_ahead():
    clock = ManualClock()
    ahead = clock.now() + AN_HOUR * 1000
    clock.advance_to(ahead)

    assert clock.now() == ahead
    clock.advance_to(ahead + TOLERANCE)
    assert clock.now() == ahead


def test_the_name_of_a_process_tells_whether_it_runs():
    name = process_name()
    place, number, started, _ = name.split(".")

    assert is_running(name)
    assert is_running(f"{place}.{number}.{int(started) + 1}.abcd") is False
    assert is_running(f"{place}.{2**22 + 1}.{started}.abcd") is False
    assert is_running(f"00000000.{number}.{started}.abcd") is None
    assert is_running("0123abcd") is None
    assert ServerClock().now() > 0
