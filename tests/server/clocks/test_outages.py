"""Clocks stand still while no server runs, and then the open question has its whole time again."""

import json
from typing import Any

import pytest

from harness.clocks import MachineTime, ManualClock
from harness.connections.persistent_client import RecordedConnection
from harness.engines import StoreEngine
from harness.log_check import check_connection, replay_log
from ridotto.server.process_names import process_name
from ridotto.server.store.store import Person, Trouble
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.playing import Interrupted, Moved
from ridotto.server.tables.presence import Presence
from ridotto.server.tables.registry import SILENCE
from ridotto.server.tables.seats import Came, ProcessLost
from ridotto.server.tables.subscriber import Subscriber
from ridotto.server.tables.talk import Said
from server.clocks.one_process import (
    AN_HOUR,
    ANSWER,
    CODE,
    OneProcess,
    begin,
    kinds,
    process,
    recorded,
    time_left,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ten_seconds_for_all")]


@pytest.mark.parametrize("outage", [0.3, 3.0, 9.0, 11.0, 8 * AN_HOUR])
@pytest.mark.parametrize("asked", [True, False], ids=["stopped", "killed"])
async def test_after_a_restart_the_open_question_has_its_whole_time_again(
    engine: StoreEngine, machine: MachineTime, outage: float, asked: bool
):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        assert await time_left(table) == ANSWER - 4000
        if asked:
            await here.stops()
    machine.passes(outage)
    async with process(engine, machine, "") as here:
        assert await time_left(await here.registry.table(CODE)) == ANSWER


async def test_a_clock_that_would_have_run_out_in_a_short_restart_runs_out_later(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        await begin(here)
        await here.runs(8)
    machine.passes(3)
    async with process(engine, machine) as here:
        await here.runs(ANSWER / 1000)
        assert Moved not in kinds(list(await here.registry.store.read(CODE)))
        await here.runs(3)
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
        assert frame["due"] == here.clock.now() + ANSWER
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
        assert await time_left(table) == ANSWER


@pytest.mark.parametrize("stall", [2.6, 5.0, 9.9])
async def test_a_hiccup_of_the_server_gives_back_what_it_took_and_no_more(
    engine: StoreEngine, machine: MachineTime, stall: float
):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        for _ in range(3):
            machine.passes(stall)
            await here.fires_clocks()
            assert await time_left(table) == ANSWER - 4000
        await here.runs(5.9)
        assert Moved not in kinds(list(await here.registry.store.read(CODE)))
        await here.runs(0.2)
        assert Moved in kinds(list(await here.registry.store.read(CODE)))


async def test_a_busy_server_that_fires_its_clocks_has_no_outage(engine: StoreEngine, machine: MachineTime):
    """Its regular check, which sends the heartbeat, may take longer than usual."""
    async with process(engine, machine) as here:
        await begin(here)
        for _ in range(10):
            machine.passes(1)
            await here.fires_clocks()

        assert await here.registry.store.outages() == []
        assert Moved in kinds(list(await here.registry.store.read(CODE)))


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
            assert await time_left(await each.registry.table(CODE)) == ANSWER
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

        assert await time_left(table) == ANSWER


async def test_a_table_without_a_running_clock_gets_no_row(engine: StoreEngine, machine: MachineTime):
    async with process(engine, machine) as here:
        opening = Opened(Agreement(players=2), "ann", "Ann")
        await here.registry.create(CODE, opening)
    machine.passes(100)
    async with process(engine, machine) as here:
        await here.registry.table(CODE)
        assert len(await here.registry.store.read(CODE)) == 1


# ── A process beside others ──────────────────────────────────────────────────────────────────────────


async def test_who_comes_from_a_process_that_has_ended_has_the_whole_time_again_at_once(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine, process_name()) as one, process(engine, machine) as other:
        await begin(other)
        machine.passes(1)
        for each in (one, other):
            await each.registry.heartbeat()
        await one.runs(3)
        table = await one.registry.table(CODE)
        for person in ("ann", "bob"):
            await Presence(one.registry).arrive(table, Person(person, person.title(), "en", 0), False)
        rows = list(await one.registry.store.read(CODE))

        assert kinds(rows)[-3:] == [ProcessLost, Came, Came]
        assert await time_left(table) == ANSWER


async def test_time_does_not_decide_for_somebody_whose_process_has_just_ended(
    engine: StoreEngine, machine: MachineTime
):
    async with (
        process(engine, machine, process_name()) as one,
        process(engine, machine, "elsewhere") as other,
    ):
        await begin(other)
        machine.passes(1)
        for each in (one, other):
            await each.registry.heartbeat()
        await one.runs(ANSWER / 1000 + 1)
        rows = kinds(list(await one.registry.store.read(CODE)))
        assert (ProcessLost in rows, Moved in rows) == (True, False)
        await one.runs(ANSWER / 1000)
        assert Moved in kinds(list(await one.registry.store.read(CODE)))
