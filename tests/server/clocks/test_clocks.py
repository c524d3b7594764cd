"""Clocks are rows: any process fires them, once, also after restarts, and they stand still in an outage."""

import asyncio
import signal
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TypeVar

import pytest

from harness.clocks import now
from harness.connections.persistent_client import PersistentClient
from harness.engines import PostgreSQLDatabase, SQLiteFile, StoreEngine
from harness.log_check import check_against_log
from harness.server_process import RestartableServer, connected, server_processes
from ridotto.play.game import timeout_move
from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import CLOCKS, ClockName
from ridotto.server.tables.hosting import HandedOver
from ridotto.server.tables.log_entries import AnyEntry, apply_row, read_entry
from ridotto.server.tables.messages import Entry
from ridotto.server.tables.playing import Interrupted, Moved, Paused, WentOn
from ridotto.server.tables.seats import Came, ProcessLost, StoodIn
from ridotto.server.tables.state import TableState

pytestmark = pytest.mark.anyio
E = TypeVar("E", bound=Entry)
AN_HOUR = 3_600_000


class Told:
    """A log, told again row by row: the state just before, the row, and what it says."""

    def __init__(self, code: str, rows: Sequence[Row]) -> None:
        self.code, self.rows = code, rows

    def __iter__(self) -> Iterator[tuple[TableState, Row, AnyEntry]]:
        state = TableState(self.code)
        for row in self.rows:
            yield state, row, read_entry(row.entry)
            apply_row(state, row)

    def of(self, kind: type[E]) -> list[E]:
        return [entry for _, _, entry in self if isinstance(entry, kind)]

    def moves_by(self, by: str) -> list[Moved]:
        return [move for move in self.of(Moved) if move.by == by]


async def read(engine: StoreEngine, code: str) -> Told:
    async with engine.opened() as store:
        return Told(code, await store.read(code))


async def until(engine: StoreEngine, code: str, it_is_so: Callable[[Told], bool]) -> Told:
    """Wait for something in the log."""
    async with engine.opened() as store, asyncio.timeout(120):
        while not it_is_so(told := Told(code, await store.read(code))):
            await asyncio.sleep(0.1)
        return told


async def until_time_is_up(told: Told, clock: int) -> None:
    """Wait until so many milliseconds have passed since the question that is open at the end of a log."""
    state = TableState(told.code)
    for row in told.rows:
        apply_row(state, row)
    while now() <= state.asked_at + clock:
        await asyncio.sleep(0.05)


async def silent_table(server: RestartableServer, **agreement: object) -> list[PersistentClient]:
    """Ann and Bob play, with two bots, and never decide anything."""
    code, token = await server.open_table("Ann", players=4, **agreement)
    ann = PersistentClient("Ann", token, code, lambda: server.socket_address)
    bob = await server.persistent_client("Bob", code)
    ann.plays = bob.plays = False
    return [ann, bob]


async def begin(ann: PersistentClient, bob: PersistentClient) -> None:
    await bob.answer_to(bob.does("sit", seat=1))
    await ann.answer_to(ann.does("fill_all", bots=["honest"]))
    assert isinstance(await ann.answer_to(ann.does("begin")), int)


def check_clock_moves(told: Told, milliseconds: int) -> None:
    """Nobody's time ended early, each decision had its own, and what was done for them is cautious."""
    for state, row, entry in told:
        if isinstance(entry, Moved) and entry.by == "clock":
            assert state.game is not None
            assert row.at - state.asked_at >= milliseconds
            assert entry.move == timeout_move(state.game)


@pytest.mark.parametrize("preset", ["brisk", "relaxed"])
async def test_on_a_timeout_the_move_that_commits_to_least_is_made(
    tmp_path: Path, file: SQLiteFile, preset: ClockName, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(CLOCKS, preset, dict.fromkeys(CLOCKS[preset], 400))
    async with server_processes(file.url, tmp_path, clock=400) as [server]:
        ann, bob = await silent_table(server, clock=preset)
        async with connected(ann, bob):
            await begin(ann, bob)
            told = await until(file, ann.code, lambda told: len(told.moves_by("clock")) >= 4)
        check_against_log(ann.code, (await read(file, ann.code)).rows, [ann, bob])

    check_clock_moves(told, 400)
    assert not told.moves_by("person")


async def test_clocks_go_on_whichever_process_dies_and_fire_once(
    tmp_path: Path, database: PostgreSQLDatabase
):
    async with server_processes(database.url, tmp_path, 3, clock=700, dead=10_000, blink=0.2) as servers:
        ann, bob = await silent_table(servers[0], clock="brisk", grace=1)
        async with connected(ann, bob):
            await begin(ann, bob)
            await until(database, ann.code, lambda told: len(told.moves_by("clock")) >= 2)
            servers[1].kill()
            servers[2].signal(signal.SIGSTOP)
            await until(database, ann.code, lambda told: len(told.moves_by("clock")) >= 4)
            await bob.goes()
            await until(database, ann.code, lambda told: bool(told.of(StoodIn)))
            servers[2].signal(signal.SIGCONT)
            clocks = len((await read(database, ann.code)).moves_by("clock"))
            told = await until(database, ann.code, lambda told: len(told.moves_by("clock")) >= clocks + 2)

    check_clock_moves(told, 700)
    assert told.of(StoodIn).count(StoodIn(bob.person)) == 1


async def test_a_clock_fires_after_a_restart(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path, clock=3000) as [server]:
        ann, bob = await silent_table(server, clock="brisk")
        async with connected(ann, bob):
            await begin(ann, bob)
            await until(file, ann.code, is_asked)
            server.kill()
        before = await read(file, ann.code)
        server.start()
        told = await until(
            file, ann.code, lambda told: len(told.moves_by("clock")) > len(before.moves_by("clock"))
        )

    check_clock_moves(told, 3000)


def is_asked(told: Told) -> bool:
    """Whether Ann or Bob has to decide."""
    state = TableState(told.code)
    for row in told.rows:
        apply_row(state, row)
    return state.decider in (0, 1)


def an_hour_ago(path: Path, *, nobody_was_there: bool) -> None:
    """Let everything have happened an hour earlier, and the server have been away since then, or not."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE log SET at = at - ?", (AN_HOUR,))
        db.execute("UPDATE clocks SET due = due - ?, busy = 0", (AN_HOUR,))
        db.execute("UPDATE processes SET at = ?", (now() - AN_HOUR if nobody_was_there else now(),))
        db.commit()


@pytest.mark.parametrize("nobody_was_there", [True, False], ids=["a long outage", "a short one"])
async def test_a_restart_decides_for_nobody_however_long_it_took(
    tmp_path: Path, file: SQLiteFile, nobody_was_there: bool
):
    async with server_processes(file.url, tmp_path, clock=600_000) as [server]:
        ann, bob = await silent_table(server, clock="relaxed")
        async with connected(ann, bob):
            await begin(ann, bob)
            await until(file, ann.code, is_asked)
            server.kill()
        an_hour_ago(file.path, nobody_was_there=nobody_was_there)
        server.start()
        await server.ready()
        async with file.opened() as store:
            due = await store.next_due(now())
        told = await read(file, ann.code)
        assert due > now()
        assert not told.moves_by("clock")


async def test_clocks_stand_still_while_the_machine_sleeps(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path, clock=4000) as [server]:
        ann, bob = await silent_table(server, clock="brisk")
        async with connected(ann, bob):
            await begin(ann, bob)
            told = await until(file, ann.code, is_asked)
            server.signal(signal.SIGSTOP)
            asleep = monotonic()
            await until_time_is_up(told, 4000)
            slept = monotonic() - asleep
            server.signal(signal.SIGCONT)
            asked = len(told.of(Moved))
            told = await until(
                file, ann.code, lambda told: len(told.of(Moved)) > asked and outage(told) >= 1000 * slept
            )

    state, row, entry = next(each for each in told if each[0].decisions == asked and is_move(each[2]))
    assert entry.by == "clock"
    assert row.at - state.asked_at >= 4000


def outage(told: Told) -> int:
    """Milliseconds for which clocks stood still, as far as the log knows."""
    return sum(entry.until - entry.since for entry in told.of(Interrupted))


def is_move(entry: AnyEntry) -> bool:
    return isinstance(entry, Moved)


async def test_a_pause_stops_the_clocks_and_resuming_restarts_them(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path, clock=800) as [server]:
        ann, bob = await silent_table(server, clock="brisk")
        async with connected(ann, bob):
            await begin(ann, bob)
            told = await until(file, ann.code, is_asked)
            await ann.answer_to(ann.does("pause"))
            await until_time_is_up(told, 800)
            await ann.answer_to(ann.does("go_on"))
            paused = len((await read(file, ann.code)).of(Moved))
            told = await until(file, ann.code, lambda told: len(told.moves_by("clock")) > paused)

    check_clock_moves(told, 800)
    kinds = [type(entry) for _, _, entry in told]
    assert kinds.index(WentOn) == kinds.index(Paused) + 1


async def test_a_bot_stands_in_for_a_player_who_is_away_until_they_return(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path, blink=0.2) as [server]:
        ann, bob = await silent_table(server, grace=1)
        ann.plays = ann.plays_on = True  # a game may be over before Bob is back
        async with connected(ann, bob):
            await begin(ann, bob)
            await bob.goes()
            told = await until(file, ann.code, lambda told: any(m.player == 1 for m in told.moves_by("bot")))
            assert told.of(StoodIn) == [StoodIn(bob.person)]
            bob.plays = True
            async with connected(bob):
                await bob.until(lambda bob: any(command["do"] == "move" for command in acknowledged(bob)))
                assert not bob.table["chairs"][1].get("stand_in")
        check_against_log(ann.code, (await read(file, ann.code)).rows, [ann, bob])


def acknowledged(guest: PersistentClient) -> list[dict[str, object]]:
    return [guest.sent[id] for id in guest.acks]


async def test_if_the_host_is_away_for_too_long_the_next_one_is_host(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path, blink=0.2) as [server]:
        ann, bob = await silent_table(server, grace=1)
        async with connected(ann, bob):
            await bob.answer_to(bob.does("sit", seat=1))
            await ann.goes()
            await bob.until(lambda bob: bob.table["host"] == bob.number)
            await bob.answer_to(bob.does("fill_all", bots=["honest"]))
            async with connected(ann):
                await ann.until(lambda ann: ann.table["host"] == bob.number)
        told = await read(file, ann.code)

    assert told.of(HandedOver) == [HandedOver(bob.person)]


async def test_people_connected_to_a_dead_process_are_away(tmp_path: Path, database: PostgreSQLDatabase):
    async with server_processes(database.url, tmp_path, 2, dead=4000, blink=0.2) as servers:
        ann, bob = await silent_table(servers[0])
        bob.address = lambda: servers[1].socket_address
        async with connected(ann, bob):
            await bob.answer_to(bob.does("sit", seat=1))
            await ann.until(lambda ann: len(ann.table.get("guests", ())) == 2)  # which takes a moment
            servers[1].kill()
            await ann.until(lambda ann: not ann.table["guests"][1]["online"])
            bob.address = ann.address
            await ann.until(lambda ann: ann.table["guests"][1]["online"])
        told = await read(database, ann.code)

    [process] = {entry.process for entry in told.of(Came) if entry.person == bob.person} - {
        entry.process for entry in told.of(Came) if entry.person == ann.person
    }
    kinds = [
        type(entry)
        for _, _, entry in told
        if isinstance(entry, Came | ProcessLost) and entry.process == process
    ]
    assert kinds[-1] is ProcessLost
    assert (ProcessLost, ProcessLost) not in pairwise(kinds)
