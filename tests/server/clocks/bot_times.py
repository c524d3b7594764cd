"""Games of bots on a clock that is moved by hand: how long each decision took, as the table's log says."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from harness.clocks import ManualClock
from harness.engines import SQLiteFile
from ridotto.server.bus.bus import LocalBus
from ridotto.server.process_names import process_name
from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.clocks import Bots, Clocks
from ridotto.server.tables.hosting import Filled, Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import apply_row, read_entry
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came
from ridotto.server.tables.state import TableState

CODE = "SALON2"


class BeatingClock(ManualClock):
    """The clock of a server that lives while somebody waits."""

    registry: TableRegistry

    async def sleep(self, milliseconds: int) -> None:
        for left in range(milliseconds, 0, -1000):
            await super().sleep(min(left, 1000))
            await self.registry.heartbeat()


class TimedDecision(NamedTuple):
    """One that was made, and how long it took, in milliseconds."""

    phase: str
    player: int
    move: int
    by: str
    took: int


class BotTable(NamedTuple):
    """A table in the middle of such a game."""

    live: LiveTable
    clocks: Clocks
    clock: BeatingClock


async def timed_decisions(
    store: Path,
    seed: int,
    answering: Bots,
    names: tuple[str, ...],
    before_each: Callable[[BotTable], None] = lambda _: None,
    most: int = 60,
    **agreed: object,
) -> list[TimedDecision]:
    """A game with one person, for whom the clock decides, and bots on the seats after theirs."""
    async with SQLiteFile(store / f"{seed}.db").opened() as opened:
        clock = BeatingClock()
        registry = clock.registry = TableRegistry(opened, LocalBus(), process_name(), clock)
        await registry.open()
        clocks = Clocks(registry, answering, 1.0)
        agreement = Agreement(players=len(names) + 1, **{"clock": "brisk", "pace": "relaxed", **agreed})
        table = await registry.create(CODE, Opened(agreement, "ann", "Ann"))
        await table.do("came", lambda _: Came("ann", "Ann", registry.process))
        await table.do("filled", lambda _: Filled(dict(enumerate(names, 1))))
        header = replace(agreement.header(table.state.names(), seed), first=0)
        await table.do("begin", lambda _: Began(header, "salt"))
        while table.state.decisions < most and table.state.phase == "playing":
            before_each(BotTable(table, clocks, clock))
            await clock.sleep(1 if table.state.deadline() is None else 1000)
            await clocks._fire_due()
            await asyncio.gather(*clocks._firing.values())
        decisions = decisions_in(await opened.read(CODE))
        await registry.close()
    return decisions[:most]


def decisions_in(rows: list[Row]) -> list[TimedDecision]:
    """The decisions in a table's log."""
    state, found = TableState(CODE), []
    for row in rows:
        entry = read_entry(row.entry)
        if isinstance(entry, Moved):
            assert state.game is not None
            took = row.at - state.asked_at
            found.append(TimedDecision(state.game.rulebook.phase(), entry.player, entry.move, entry.by, took))
        apply_row(state, row)
    return found
