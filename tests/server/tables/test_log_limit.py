"""A table's log has a size: talk ends first, a game is finished, then the table is closed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from harness.engines import SQLiteFile
from harness.server import server_in_process
from ridotto.server.bus.bus import LocalBus
from ridotto.server.history.log_limit import LogLimit
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import HandedOver, Locked, Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import Again, Began, Interrupted, Moved, Paused, Voted, WentOn
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came, Left, ProcessLost, Renamed, Sat, Stood, StoodIn, TookBack, Went
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import Phrased, Said

pytestmark = pytest.mark.anyio
ROWS = 40


@pytest.fixture
async def table(file: SQLiteFile) -> AsyncIterator[LiveTable]:
    """Ann and three bots, in a game, at a table with room for 40 rows."""
    async with file.opened() as store:
        registry = TableRegistry(store, LocalBus(), "here")
        registry.log_limit = LogLimit(ROWS)
        opening = Opened(Agreement(players=4), "ann", "Ann", bots=["honest"] * 3)
        table = await registry.create("SALON2", opening)
        await does(table, Came("ann", "Ann", "here"))
        await does(table, Came("bob", "Bob", "here"))
        await table.do("begin", lambda state: Began(state.agreement.header(state.names(), 1), "salt"))
        yield table


async def does(table: LiveTable, entry: AnyEntry) -> str:
    """The reason for which it is refused; empty if it is done."""
    try:
        await table.do(f"row {table.seq}", lambda _: entry)
    except Refused as refused:
        return refused.name if refused.code == "log-full" and str(refused) else "another reason"
    return ""


async def moves(table: LiveTable, until: int = 10**6) -> None:
    """The bots move, until there are so many rows or the game is over."""
    while table.seq < until and table.state.phase == "playing":
        await table.do(f"row {table.seq}", first_move)


def first_move(state: TableState) -> AnyEntry:
    assert state.game is not None
    assert state.decider is not None
    return Moved(state.decider, state.game.legal()[0], "bot")


async def test_talk_is_refused_when_nine_tenths_are_full(table: LiveTable):
    await moves(table, 35)
    assert await does(table, Said("ann", "Hello.")) == ""

    assert await does(table, Said("ann", "Hello again.")) == "log-almost-full"
    assert await does(table, Phrased("ann", "hello")) == "log-almost-full"
    assert await does(table, Sat("bob", 1)) == ""


async def test_a_game_is_finished_after_the_end_of_the_log_and_then_the_table_is_closed(table: LiveTable):
    await moves(table, ROWS)
    for entry in (Locked(True), Sat("bob", 2), Paused("ann"), Voted("ann"), Came("eve", "Eve", "here")):
        assert await does(table, entry) == "log-full-in-game"
    for needed in (Went("ann", "here"), StoodIn("ann"), Came("ann", "Ann", "here"), TookBack("ann")):
        assert await does(table, needed) == ""
    await moves(table)

    assert table.state.phase == "over"
    assert table.seq > ROWS
    for entry in (Again(), Renamed("ann", "Zoë"), Said("ann", "Well played."), Came("ann", "Ann", "there")):
        assert await does(table, entry) in ("log-full", "log-almost-full")
    for needed in (Went("bob", "here"), ProcessLost("here"), HandedOver("bob"), Left("bob")):
        assert await does(table, needed) == ""


async def test_a_paused_game_goes_on_after_the_end_of_the_log(table: LiveTable):
    await moves(table, ROWS - 1)
    assert await does(table, Paused("ann")) == ""

    assert await does(table, WentOn("ann")) == ""
    assert await does(table, Stood("ann")) == ""
    assert await does(table, Interrupted(0, 1)) == ""


async def test_long_entries_fill_a_log_too(table: LiveTable):
    table.registry.log_limit = LogLimit(0, table.state.size + 5_000)
    said = 0
    while not (reason := await does(table, Said("ann", "x" * 300))):
        said += 1

    assert 5 <= said <= 16
    assert reason == "log-almost-full"


async def test_without_a_limit_a_log_has_no_end(table: LiveTable):
    table.registry.log_limit = LogLimit()
    await moves(table, ROWS)
    for n in range(ROWS):
        assert await does(table, Said("ann", f"number {n}")) == ""


async def test_whoever_comes_to_a_closed_table_is_told_so_and_its_games_can_be_read(tmp_path: Path):
    async with server_in_process(tmp_path / "r.db", table_rows=20, bot_processes=1, bot_limit=5) as server:
        zoe = await server.client("Zoë")
        code = await zoe.opens(("honest",), sit=False, begin=True, players=4, pace="instant")
        async with zoe.connect(code, wall=1) as wall:
            await zoe.hears(wall, lambda message: (message.get("table") or {}).get("phase") == "over")
        async with zoe.connect(code) as socket:
            refused = await zoe.hears(socket, lambda message: message["type"] == "refused")
            await socket.wait_closed()
        proof = await zoe.asks("GET", f"/api/tables/{code}/games/1")

    assert (refused["code"], refused["reason"]) == ("log-full", "log-full")
    assert socket.close_code == 4400
    assert proof.status_code == 200
