"""Only durable rows are sent, and after a failed write the log is read again."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence

import pytest

from harness.clocks import now
from harness.connections.persistent_client import RecordedConnection
from harness.engines import SQLiteFile, opened
from harness.log_check import check_connection, replay_log
from ridotto.server.bus.bus import LocalBus
from ridotto.server.socket.outgoing import Outgoing
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Append, CodeTaken, Row, Trouble
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import Decide, LiveTable
from ridotto.server.tables.log_entries import AnyEntry, read_entry, write_entry
from ridotto.server.tables.playing import Began
from ridotto.server.tables.presence import Presence
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came, Sat, StoodIn, Went
from ridotto.server.tables.subscriber import Subscriber
from ridotto.server.tables.talk import Said

pytestmark = pytest.mark.anyio
CODE = "SALON2"


class Shaky(SQLite):
    """A real store that sometimes breaks off before or after its work."""

    before = after = blind = False
    slow: asyncio.Event | None = None

    async def append(self, what: Append) -> None:
        if self.before:
            raise Trouble("store-closed")
        await super().append(what)
        if self.slow is not None:
            await self.slow.wait()
        if self.after:
            raise Trouble("store-closed")

    async def read(self, code: str, after: int = 0, most: int | None = None) -> Sequence[Row]:
        if self.blind:
            raise Trouble("store-closed")
        return await super().read(code, after, most)


@pytest.fixture
async def store(file: SQLiteFile) -> AsyncIterator[Shaky]:
    async with opened(Shaky(file.path)) as store:
        yield store


@pytest.fixture
async def table(store: Shaky) -> LiveTable:
    """Ann's table for four, with Bob as a guest."""
    opening = Opened(Agreement(players=4, grace=1), "ann", "Ann", bots=["honest"])
    table = await TableRegistry(store, LocalBus(), "here").create(CODE, opening)
    await table.do("came 1", does(Came("ann", "Ann", "here")))
    await table.do("came 2", does(Came("bob", "Bob", "here")))
    return table


@pytest.fixture
async def elsewhere(file: SQLiteFile, table: LiveTable) -> AsyncIterator[LiveTable]:
    """The same table in another process, which hears nothing of this one."""
    async with opened(SQLite(file.path)) as store:
        yield await TableRegistry(store, LocalBus(), "elsewhere").table(CODE)


def does(entry: AnyEntry) -> Decide:
    return lambda _: entry


def says(text: str) -> Decide:
    return does(Said("ann", text))


async def listen(table: LiveTable, person: str | None, since: int | None = None) -> Subscriber:
    watch = Subscriber(person)
    await table.subscribe(watch, since)
    return watch


async def heard(watch: Subscriber) -> list[str]:
    """All that it was told."""
    last = Outgoing(b"and that is all")
    watch.send(last)
    texts = []
    while (message := await watch.next()) not in {None, last}:
        assert message is not None
        texts.append(message.json.decode())
    return texts


async def check(table: LiveTable, watch: Subscriber, since: int | None = None) -> list[Row]:
    """What was told is what the log says; the log."""
    rows = list(await SQLite.read(table.registry.store, CODE))  # type: ignore[arg-type]
    streams = {watch.person or "": {}}
    replay_log(CODE, rows, streams)
    welcome, *texts = await heard(watch)
    connection = RecordedConnection(since, texts, json.loads(welcome)["viewer"])
    check_connection(connection, streams[watch.person or ""], "somebody")
    return rows


async def test_a_command_that_was_not_written_can_be_repeated(table: LiveTable, store: Shaky):
    watch = await listen(table, "bob")
    store.before = True
    with pytest.raises(Trouble):
        await table.do("x1", says("hello"))
    assert table.seq == 3
    store.before = False

    assert await table.do("x1", says("hello")) == 4
    assert len(await check(table, watch)) == 4


async def test_a_row_written_without_an_acknowledgement_counts_once(table: LiveTable, store: Shaky):
    watch = await listen(table, "bob")
    store.after = True
    with pytest.raises(Trouble):
        await table.do("x1", says("hello"))
    store.after = False

    assert await table.do("x2", says("again")) == 5
    assert await table.do("x1", says("hello")) == 4
    assert len(await check(table, watch)) == 5


@pytest.mark.parametrize("written", [True, False], ids=["written", "not written"])
async def test_a_table_that_cannot_be_read_accepts_nothing_until_it_can(
    table: LiveTable, store: Shaky, elsewhere: LiveTable, written: bool
):
    watch = await listen(table, "bob")
    store.after, store.before, store.blind = written, not written, True
    with pytest.raises(Trouble):
        await table.do("x1", says("hello"))
    await elsewhere.do("y1", says("from elsewhere"))
    store.before = store.after = store.blind = False

    await table.do("x3", lambda state: Said("ann", f"after {sorted(state.commands)[-1]}"))
    rows = await check(table, watch)
    assert read_entry(rows[-1].entry) == Said("ann", "after y1")


async def test_a_table_with_a_code_in_use_is_refused(table: LiveTable):
    opening = Opened(Agreement(players=4), "eve", "Eve")
    with pytest.raises(CodeTaken):
        await table.registry.create(CODE, opening)


async def test_no_frame_is_sent_before_its_row_is_durable(table: LiveTable, store: Shaky):
    store.slow = asyncio.Event()
    saying = asyncio.ensure_future(table.do("x1", says("hello")))
    while table.state.seq < 4:
        await asyncio.sleep(0)

    assert table.seq == 3
    store.slow.set()
    assert await saying == 4
    assert table.seq == 4


async def test_sitting_down_during_writes_of_another_process_misses_no_frame(
    table: LiveTable, elsewhere: LiveTable
):
    watch = await listen(table, "bob")
    await table.do("begin", lambda state: Began(state.agreement.header(state.names(), 1), "salt"))
    await elsewhere.do("y1", says("hello"))
    await table.do("x1", does(Sat("bob", 1)))

    assert len(await check(table, watch)) == 6


async def test_rows_from_a_machine_whose_clock_is_ahead_are_sent_at_once(table: LiveTable, store: Shaky):
    watch = await listen(table, "bob")
    entry = write_entry(Said("ann", "from tomorrow"))
    await store.append(Append(CODE, Row(4, now() + 86_400_000, "x1", entry)))
    await table.catch_up()

    assert len(await heard(watch)) == 3
    assert len(await heard(await listen(table, "bob", since=2))) == 3


class NoBots:
    async def answer(self, asked: object) -> None:
        """Nobody thinks here."""


async def test_two_processes_let_a_bot_stand_in_once(table: LiveTable, elsewhere: LiveTable):
    await table.do("sat", does(Sat("bob", 1)))
    await table.do("begin", lambda state: Began(state.agreement.header(state.names(), 1), "salt"))
    await table.do("went", does(Went("bob", "here")))
    await elsewhere.do("y1", says("where is Bob?"))
    for each in (table, elsewhere):
        each.registry.clock.advance_to(now() + 1100)
        clocks = Clocks(each.registry, NoBots(), 1.0)
        try:
            await clocks.let_bot_stand_in(each, "1")
        except Refused as refused:
            assert refused.code == "stale"  # noqa: PT017 - one of them is too late, whichever it is

    rows = await table.registry.store.read(CODE)
    assert [row for row in rows if isinstance(read_entry(row.entry), StoodIn)] == rows[-1:]


async def test_a_departure_while_the_store_fails_is_recorded_afterwards(
    table: LiveTable, store: Shaky, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("ridotto.server.tables.presence.BLINK", 0.0)
    presence = Presence(table.registry)
    store.before = True
    presence.depart(table, "bob")
    async with asyncio.timeout(120):
        while "a departure could not be logged" not in caplog.text:
            await asyncio.sleep(0.01)
    store.before = False
    assert table.seq == 3
    watch = await listen(table, "ann")
    await presence.reconcile()
    async with asyncio.timeout(120):
        while table.seq < 4:
            await asyncio.sleep(0.01)

    assert not table.state.guests["bob"].online
    assert table.state.guests["ann"].online
    await check(table, watch)
