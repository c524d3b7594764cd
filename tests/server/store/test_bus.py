"""The bus: notices arrive soon or not at all, and sending one never waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from valkey.asyncio import Valkey

from harness.daemons import PostgreSQLServer
from ridotto.server.bus import outbox
from ridotto.server.bus.bus import Bus, LocalBus
from ridotto.server.bus.outbox import LETTER, MOST, Outbox
from ridotto.server.bus.postgresql import PostgreSQLBus
from ridotto.server.bus.valkey import ValkeyBus

pytestmark = pytest.mark.anyio


class CuttableBus:
    """A bus that any number of processes may open, and that can be cut."""

    def __init__(self, bus: Callable[[], Bus], cut: Callable[[], Awaitable[None]]) -> None:
        self.bus, self.cut = bus, cut


class BusRecorder:
    """What one process has heard."""

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.all: list[tuple[str, int]] = []
        self.news = asyncio.Event()

    def __call__(self, code: str, seq: int) -> None:
        self.heard[code] = seq
        self.all.append((code, seq))
        self.news.set()

    async def hear(self, code: str, seq: int) -> None:
        """Wait until it was said."""
        async with asyncio.timeout(60):
            while self.heard.get(code) != seq:
                self.news.clear()
                await self.news.wait()


@pytest.fixture
def notify(cluster: PostgreSQLServer) -> CuttableBus:
    url = cluster.new_database()

    async def cut() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ridotto bus'"
        )
        await connection.close()

    return CuttableBus(lambda: PostgreSQLBus(url), cut)


@pytest.fixture
def pubsub(valkey_url: str) -> CuttableBus:
    async def cut() -> None:
        async with Valkey.from_url(valkey_url) as valkey:
            await valkey.execute_command("CLIENT", "KILL", "SKIPME", "yes")

    return CuttableBus(lambda: ValkeyBus(valkey_url), cut)


@pytest.fixture(params=["notify", "pubsub"], ids=["PostgreSQL", "Valkey"])
def wire(request: pytest.FixtureRequest) -> CuttableBus:
    return request.getfixturevalue(request.param)


@asynccontextmanager
async def listening(bus: Bus, ear: BusRecorder) -> AsyncIterator[Bus]:
    await bus.open(ear)
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def two(wire: CuttableBus) -> AsyncIterator[tuple[Bus, BusRecorder, Bus, BusRecorder]]:
    """Two processes that have heard each other."""
    one, other = BusRecorder(), BusRecorder()
    async with listening(wire.bus(), one) as here, listening(wire.bus(), other) as there:
        await repeat_until_heard(here, other, 1)
        await repeat_until_heard(there, one, 1)
        yield here, one, there, other


async def repeat_until_heard(bus: Bus, ear: BusRecorder, seq: int) -> None:
    """Say it again and again, as a busy table does; the line may not stand yet."""
    while ear.heard.get("HELLO") != seq:
        bus.publish("HELLO", seq)
        await asyncio.sleep(0.02)


async def test_a_notice_of_one_process_reaches_the_other(wire: CuttableBus):
    async with two(wire) as (here, one, there, other):
        here.publish("OAK", 7)
        there.publish("ELM", 9)

        await other.hear("OAK", 7)
        await one.hear("ELM", 9)


async def test_a_process_does_not_receive_its_own_notices(wire: CuttableBus):
    async with two(wire) as (here, one, there, other):
        here.publish("OAK", 7)
        await other.hear("OAK", 7)
        there.publish("ELM", 1)
        await one.hear("ELM", 1)

        assert "OAK" not in one.heard


async def test_of_many_notices_about_one_table_only_the_last_arrives(wire: CuttableBus):
    async with two(wire) as (here, _, _, other):
        for seq in range(1, 1001):
            here.publish("OAK", seq)
        await other.hear("OAK", 1000)

        assert [news for news in other.all if news[0] == "OAK"] == [("OAK", 1000)]


async def test_notices_about_more_tables_than_fit_into_one_message_all_arrive(wire: CuttableBus):
    async with two(wire) as (here, _, _, other):
        for n in range(3 * LETTER):
            here.publish(f"TABLE-WITH-A-LONG-NAME-{n}", n)
        await other.hear(f"TABLE-WITH-A-LONG-NAME-{3 * LETTER - 1}", 3 * LETTER - 1)

        assert len(other.heard) >= 3 * LETTER


async def test_a_broken_connection_of_the_bus_is_restored(wire: CuttableBus):
    async with two(wire) as (here, one, there, other):
        for cut in (2, 3):
            await wire.cut()
            async with asyncio.timeout(60):
                await repeat_until_heard(here, other, cut)
                await repeat_until_heard(there, one, cut)


async def test_notices_arrive_again_after_the_bus_was_down(cluster: PostgreSQLServer):
    url, ear = cluster.new_database(), BusRecorder()
    async with listening(PostgreSQLBus(url), ear):
        early = PostgreSQLBus(url)
        async with listening(early, BusRecorder()):
            cluster.stop()
            early.publish("OAK", 3)
            cluster.start()
            async with asyncio.timeout(60):
                await repeat_until_heard(early, ear, 4)


@pytest.mark.parametrize(
    "bus",
    [
        PostgreSQLBus("postgresql://ridotto@127.0.0.1:1/nowhere"),
        ValkeyBus("valkey://127.0.0.1:1"),
        LocalBus(),
    ],
)
async def test_sending_a_notice_never_waits_for_a_missing_server(bus: Bus, caplog: pytest.LogCaptureFixture):
    async with listening(bus, BusRecorder()):
        for n in range(MOST + 10):
            bus.publish(f"T{n}", n)
        async with asyncio.timeout(120):
            while not (isinstance(bus, LocalBus) or "trying again" in caplog.text):
                await asyncio.sleep(0.01)
        bus.publish("OAK", 1)


async def test_a_full_outbox_drops_the_oldest_tables():
    box = Outbox()
    for n in range(MOST + 5):
        box.put(f"T{n}", n)

    assert len(box.news) == MOST
    assert "T4" not in box.news
    assert "T5" in box.news


def test_pauses_grow_up_to_a_limit():
    pauses = outbox.pauses()
    assert [next(pauses) for _ in range(8)] == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]


CODES = st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1, max_size=9)


@given(st.lists(st.tuples(CODES, st.integers(1, 9)), max_size=40))
async def test_a_message_of_the_bus_has_the_last_number_of_each_table(news: list[tuple[str, int]]):
    box, ear = Outbox(), BusRecorder()
    for code, seq in news:
        box.put(code, seq)
    for letter in box.take():
        Outbox().read(letter, ear)

    assert ear.heard == {code: max(seq for c, seq in news if c == code) for code, _ in news}
    assert box.take() == []


@given(st.text())
async def test_a_malformed_notice_is_ignored(letter: str):
    ear = BusRecorder()
    Outbox().read(letter, ear)

    assert all(seq >= 0 for seq in ear.heard.values())
