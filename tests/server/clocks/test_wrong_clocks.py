"""A machine's clock that is set back or forward, and a log from the future."""

import pytest

from harness.clocks import MachineTime
from harness.engines import SQLiteFile, StoreEngine
from ridotto.server.store.store import Append, Row
from ridotto.server.tables.log_entries import write_entry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.talk import Said
from server.clocks.one_process import AN_HOUR, ANSWER, CODE, begin, kinds, process, time_left

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ten_seconds_for_all")]


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
        await here.runs(8 + ANSWER / 1000)  # the restart gives the whole time once

        assert Moved in kinds(list(await here.registry.store.read(CODE)))


async def test_a_clock_that_is_set_forward_takes_no_time_from_anybody(
    engine: StoreEngine, machine: MachineTime
):
    async with process(engine, machine) as here:
        table = await begin(here)
        await here.runs(4)
        machine.wall += AN_HOUR
        await here.registry.heartbeat()

        assert await time_left(table) == ANSWER


async def test_a_log_from_the_future_freezes_nothing(file: SQLiteFile, machine: MachineTime):
    async with process(file, machine) as here:
        table = await begin(here)
        entry = write_entry(Said("ann", "from tomorrow"))
        tomorrow = here.clock.now() + 24 * AN_HOUR * 1000
        await here.registry.store.append(Append(CODE, Row(table.seq + 1, tomorrow, "x", entry)))
        await table.catch_up()
        await table.do("move", lambda state: Moved(state.decider, state.game.legal()[0]))

        assert await time_left(table) == ANSWER
