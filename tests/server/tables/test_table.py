"""Live tables: what is sent when and to whom, and what happens when the store fails."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from harness.clocks import ManualClock
from ridotto.seats import SPECTATOR
from ridotto.server.bus.bus import LocalBus
from ridotto.server.socket.outgoing import Outgoing
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Append, Trouble
from ridotto.server.tables import live_table
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.commands import decide
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.playing import Begin, Moved
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Left, Sit, Stand, greet
from ridotto.server.tables.subscriber import MOST_WAITING, Subscriber

pytestmark = pytest.mark.anyio

CODE = "HA11AA"


@asynccontextmanager
async def processes(
    path: Path, count: int = 1, clock: ManualClock | None = None
) -> AsyncIterator[list[TableRegistry]]:
    """So many processes at one file, which do not hear of each other."""
    stores = [SQLite(path) for _ in range(count)]
    for store in stores:
        await store.open()
    try:
        yield [TableRegistry(store, LocalBus(), f"p{number}", clock) for number, store in enumerate(stores)]
    finally:
        for store in stores:
            await store.close()


async def opened(house: TableRegistry, **says: Any) -> LiveTable:
    """A table of four bots that Ann opened, to watch; Bob is here, too."""
    agreement = Agreement(players=4, take_over="anybody", **says)
    table = await house.create(CODE, Opened(agreement, "ann", "Ann", sits=False, bots=["honest"] * 4))
    for person in ("ann", "bob"):
        await table.do(
            f"came {person}", lambda state, who=person: greet(state, who, who.title(), "p0", False)
        )
    return table


async def begin(table: LiveTable) -> None:
    await table.do("begin", lambda state: decide(state, "ann", Begin("b")))


async def move(table: LiveTable, command: str = "") -> int:
    """The bot that has to decides for the first thing."""

    def moved(state: Any) -> Moved:
        return Moved(state.decider, state.game.legal()[0], "bot")

    return await table.do(command or f"move {table.state.seq}", moved)


def heard(watch: Subscriber) -> list[dict[str, Any]]:
    """What a socket was told of the table until now; whose decision it is depends on the deal."""
    texts = [message.json for message in watch._waiting]
    watch._waiting.clear()
    watch._size = 0
    return [told for told in map(json.loads, texts) if told["type"] not in ("welcome", "question")]


async def listen(table: LiveTable, person: str | None, since: int | None = None) -> Subscriber:
    watch = Subscriber(person)
    await table.subscribe(watch, since)
    welcome = await watch.next()
    assert welcome is not None
    assert json.loads(welcome.json)["type"] == "welcome"
    return watch


# ── Late ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the process and its sockets, which we turn by hand."""
    return ManualClock()


async def test_spectators_see_a_game_with_the_agreed_delay(tmp_path: Path, clock: ManualClock) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=30)
        clock.passes(100)
        await begin(table)
        wall, bob = await listen(table, None), await listen(table, "bob")
        heard(wall), heard(bob)
        for _ in range(3):
            clock.passes(1)
            await move(table)
        assert heard(wall) == heard(bob) == []
        clock.passes(28)
        for watch in (wall, bob):
            watch._release()
            assert [told["told"]["type"] for told in heard(watch)] == ["began", "moved"]


@pytest.mark.parametrize("since", [None, 0, 1, 4, 5, 6, 99])
@pytest.mark.parametrize("person", [None, "bob"])
async def test_reconnecting_shows_a_spectator_nothing_early(
    tmp_path: Path, clock: ManualClock, since: int | None, person: str | None
) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=30)
        clock.passes(100)
        await begin(table)
        for _ in range(5):
            clock.passes(10)
            await move(table)
        watch = await listen(table, person, since)
        told = heard(watch)
        late = clock.now() - 30_000
        assert all(frame["at"] <= late for frame in told)
        assert max((frame["seq"] for frame in told), default=since) == 6
        clock.passes(300)
        watch._release()
        assert [frame["seq"] for frame in heard(watch)] == [7, 8, 9]


@pytest.mark.parametrize("person", [None, "bob"])
@pytest.mark.parametrize("since", [None, 0, 2, 3, 99])
async def test_a_young_delayed_table_shows_spectators_the_table_before_the_game(
    tmp_path: Path, clock: ManualClock, person: str | None, since: int | None
) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=30)
        await begin(table)
        await move(table)
        for each in (table, await reopened(table)):
            watch = Subscriber(person)
            await each.subscribe(watch, since)
            welcome = json.loads(watch._waiting[0].json)
            told = heard(watch)
            assert welcome["seq"] == 3
            if since in (None, 99):
                assert [(each["type"], each["seq"]) for each in told] == [("snapshot", 3)]
                assert told[0]["table"]["phase"] == "waiting"
            else:
                assert [each["seq"] for each in told] == list(range(since + 1, 4))
            clock.passes(30)
            watch._release()
            assert [each["seq"] for each in heard(watch)] == [4, 5]
            each.unsubscribe(watch)
            clock.machine.passes(-30)


async def reopened(table: LiveTable) -> LiveTable:
    """The same table in a process that has just opened it."""
    there = TableRegistry(table.registry.store, LocalBus(), "p9", ManualClock(table.registry.clock.machine))
    return await there.table(table.code)


async def test_delayed_spectators_learn_no_number_early(tmp_path: Path, clock: ManualClock) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=30)
        await begin(table)
        bob, wall = await listen(table, "bob"), await listen(table, None)
        for n in range(40):
            clock.passes(1)
            await move(table)
            late = max(3, 3 + (n + 1 - 29) if n >= 29 else 3)
            assert table.number_for(bob) == table.number_for(wall) == late
        await table.do("sit", lambda state: decide(state, "bob", Sit("s", 2)))
        assert table.number_for(bob) == table.seq
        assert table.number_for(wall) < table.seq


async def test_taking_a_seat_ends_the_delay(tmp_path: Path, clock: ManualClock) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=600)
        await begin(table)
        bob = await listen(table, "bob")
        await move(table)
        heard(bob)
        await table.do("sit", lambda state: decide(state, "bob", Sit("s", 2)))
        told = heard(bob)
        assert [frame["type"] for frame in told[-4:]] == ["frame", "viewer", "frame", "snapshot"]
        assert [frame["seq"] for frame in told if "seq" in frame] == [4, 5, 6, 6]
        assert told[-3]["viewer"] == 2
        await move(table)
        assert [frame["type"] for frame in heard(bob)] == ["frame"]


async def test_standing_up_starts_the_delay(tmp_path: Path, clock: ManualClock) -> None:
    async with processes(tmp_path / "r.db", clock=clock) as (registry,):
        table = await opened(registry, delay=30)
        await table.do("sit", lambda state: decide(state, "bob", Sit("s", 2)))
        await begin(table)
        bob = await listen(table, "bob")
        await table.do("stand", lambda state: decide(state, "bob", Stand("t")))
        await move(table)
        assert "viewer" not in {message["type"] for message in heard(bob)}
        clock.passes(31)
        bob._release()
        late = heard(bob)
        assert [message["type"] for message in late] == ["viewer", "frame", "snapshot", "frame"]
        assert late[0]["viewer"] == SPECTATOR


# ── Long ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_missed_frames_do_not_count_as_slowness() -> None:
    watch, over = Subscriber("bob"), asyncio.Event()
    watch.on_end = over.set
    watch.send_missed(Outgoing(b"x" * 3 * MOST_WAITING), 0)
    for _ in range(60):
        watch.send_missed(Outgoing(b"x" * MOST_WAITING), 0)
    assert not watch.ended

    watch.send(Outgoing(b"x" * MOST_WAITING))
    watch.send(Outgoing(b"x"))
    assert watch.ended == "slow"
    assert over.is_set()


# ── Others are faster ────────────────────────────────────────────────────────────────────────────────


async def test_sitting_down_during_writes_of_another_process_shows_the_players_view(
    tmp_path: Path,
) -> None:
    async with processes(tmp_path / "r.db", 2) as (here, there):
        table = await opened(here)
        await begin(table)
        bob = await listen(table, "bob")
        await move(await there.table(CODE))
        heard(bob)
        await table.do("sit", lambda state: decide(state, "bob", Sit("s", 2)))
        told = heard(bob)
        assert [frame["type"] for frame in told] == ["frame", "viewer", "frame", "snapshot"]
        assert told[1]["viewer"] == 2


async def test_a_guest_removed_by_another_process_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "GOODBYE", 0.0)
    async with processes(tmp_path / "r.db", 2) as (here, there):
        table = await opened(here)
        await (await there.table(CODE)).do("out", lambda _: Left("bob", removed=True))
        bob, over = await listen(table, "bob"), asyncio.Event()
        bob.on_end = over.set
        if not bob.ended:
            await asyncio.wait_for(over.wait(), 30)
        assert bob.ended == "left"


async def test_a_process_without_subscribers_reads_a_table_when_it_is_used_again(tmp_path: Path) -> None:
    async with processes(tmp_path / "r.db", 2) as (here, there):
        table = await opened(here)
        copy = await there.table(CODE)
        before = copy.state.seq
        await begin(table)
        there.on_notification(CODE, table.seq)
        await there.catch_up()
        assert copy.state.seq == before, "nobody here looks at it"
        assert await there.table(CODE) is copy
        assert copy.state.seq == table.state.seq
        wall = await listen(copy, None)
        heard(wall)
        await move(table)
        there.on_notification(CODE, table.seq)
        async with asyncio.timeout(120):
            await wall.next()
        assert copy.state.seq == table.state.seq


# ── The store says no ────────────────────────────────────────────────────────────────────────────────


class Broken(SQLite):
    """A file on a disk that fails now and then."""

    fails = False

    async def append(self, what: Append) -> None:
        if self.fails:
            raise Trouble("sqlite-full", file="x.db")
        await super().append(what)

    async def read(self, code: str, after: int = 0, most: int | None = None) -> Any:
        if self.fails:
            raise Trouble("sqlite-full", file="x.db")
        return await super().read(code, after, most)


async def test_a_failed_write_changes_nothing_even_if_reading_fails_too(tmp_path: Path) -> None:
    store = Broken(tmp_path / "r.db")
    await store.open()
    try:
        table = await opened(TableRegistry(store, LocalBus(), "p0"))
        await begin(table)
        bob = await listen(table, "bob")
        heard(bob)
        store.fails = True
        with pytest.raises(Trouble):
            await move(table, "a move")
        assert heard(bob) == []
        store.fails = False
        seq = await move(table, "a move")
        assert [told["seq"] for told in heard(bob)] == [seq]
        rows = await store.read(CODE)
        assert [row.seq for row in rows if row.command == "a move"] == [seq]
        assert table.state.seq == len(rows)
    finally:
        await store.close()


async def test_a_command_is_carried_out_once_and_ids_are_per_person(tmp_path: Path) -> None:
    async with processes(tmp_path / "r.db") as (house,):
        table = await opened(house)
        first = await table.do("bob x1", lambda state: decide(state, "bob", Sit("x1", 1)))
        assert await table.do("bob x1", lambda state: decide(state, "bob", Stand("x1"))) == first
        assert await table.do("ann x1", lambda state: decide(state, "ann", Sit("x1", 2))) == first + 1
        assert table.state.seat_of("bob") == 1
