"""Opening, resuming and looking back cost the same however long a log is, and hold nobody up."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from harness.engines import SQLiteFile, StoreEngine
from ridotto.server.bus.bus import LocalBus
from ridotto.server.history import log_reader
from ridotto.server.history.saved_state import code_version, save
from ridotto.server.store.store import Append, KnownCommand, Row, SavedState, Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.finished_games import FinishedGames
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry, state_of, write_entry
from ridotto.server.tables.playing import Again, Began, Moved
from ridotto.server.tables.refused import NotFinished, Refused
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came
from ridotto.server.tables.state import RECENT_COMMANDS, TableState
from ridotto.server.tables.subscriber import Subscriber
from ridotto.server.tables.talk import Said

pytestmark = pytest.mark.anyio
CODE = "SALON2"
LONG = 3_000
"""Rows of a long log here; 50,000 take a minute, and nothing that is counted depends on it."""


class CountingStore:
    """Counts the rows that are read."""

    def __init__(self, store: Store) -> None:
        self.store, self.rows_read, self.numbers = store, 0, set[int]()
        self._read = store.read
        store.read = self.read  # type: ignore[method-assign]

    async def read(self, code: str, after: int = 0, most: int | None = None) -> Sequence[Row]:
        rows = await self._read(code, after, most)
        self.rows_read += len(rows)
        self.numbers |= {row.seq for row in rows}
        return rows

    def starts_again(self) -> None:
        self.rows_read, self.numbers = 0, set()


@pytest.fixture
async def counting(engine: StoreEngine) -> AsyncIterator[CountingStore]:
    async with engine.opened() as store:
        yield CountingStore(store)


class Script:
    """Writes the log of a table, with games and talk, and saves its states as a server does."""

    def __init__(self, store: Store) -> None:
        self.store, self.chance = store, Random(5)
        self.state = TableState(CODE)
        self.rows: list[Row] = []
        self.saved: list[SavedState] = []

    async def write(self, rows: int, talk: float = 0.3) -> TableState:
        """Write so many rows, until there is a game in play; the state after the last one."""
        if not self.state.seq:
            self._add(Opened(Agreement(players=4), "ann", "Ann", bots=["honest"] * 3))
            self._add(Came("ann", "Ann", "p1"), "came")
        while self.state.seq < rows or self.state.phase != "playing":
            self._add(self._next(talk))
        await asyncio.gather(*(self.store.append(Append(CODE, row)) for row in self.rows))
        for saved in self.saved[-5:]:
            await self.store.save_state(CODE, saved, 0)
        self.rows, self.saved = [], []
        return self.state

    def _add(self, entry: AnyEntry, command: str = "") -> None:
        row = Row(self.state.seq + 1, 1000, command or f"row {self.state.seq}", write_entry(entry))
        self.rows.append(row)
        self.state.apply(row, entry)
        if row.seq % log_reader.SAVE_EVERY == 0:
            self.saved.append(save(self.state))

    def _next(self, talk: float) -> AnyEntry:
        state = self.state
        if state.phase == "over":
            return Again()
        if state.phase == "waiting":
            return Began(state.agreement.header(state.names(), state.seq), "salt")
        if self.chance.random() < talk:
            return Said("ann", "Hm.")
        assert state.game is not None
        assert state.decider is not None
        return Moved(state.decider, self.chance.choice(state.game.legal()), "bot")


async def opened_again(counting: CountingStore) -> LiveTable:
    """The table as a new process opens it."""
    counting.starts_again()
    return await TableRegistry(counting.store, LocalBus(), "p2").table(CODE)


async def texts_since(table: LiveTable, since: int) -> list[str]:
    """The frames that somebody is sent who comes back."""
    subscriber = Subscriber("ann")
    await table.subscribe(subscriber, since)
    table.unsubscribe(subscriber)
    texts = [message.json.decode() for message in subscriber._waiting]
    return [text for text in texts if text.startswith('{"type":"frame"')]


async def cost_of(counting: CountingStore, rows: int) -> dict[str, int]:
    """Rows read by a new process that opens a table, and by people who come back to it."""
    await Script(counting.store).write(rows)
    again = await opened_again(counting)
    found = {"opening": counting.rows_read}
    for missed in (0, 1, 10, 40):
        counting.starts_again()
        assert len(await texts_since(again, again.seq - missed)) == missed
        found[f"resuming after {missed}"] = counting.rows_read
    return found


async def test_opening_and_resuming_a_long_table_read_as_much_as_with_a_short_one(engine: StoreEngine):
    costs = []
    for rows in (50, LONG):
        async with engine.fresh() as store:
            costs.append(await cost_of(CountingStore(store), rows))
    short, long = costs

    assert long["opening"] <= 1.5 * short["opening"]
    for missed in (0, 1, 10, 40):
        name = f"resuming after {missed}"
        assert long[name] <= max(1.5 * short[name], 75)


async def test_many_remarks_in_one_game_change_nothing(counting: CountingStore):
    script = Script(counting.store)
    await script.write(40)
    state = await script.write(LONG, talk=1.0)
    again = (await opened_again(counting)).state

    assert counting.rows_read <= 2 * log_reader.SAVE_EVERY
    assert state.games == 1
    assert again.game is not None
    assert state.game is not None
    assert again.game.log == state.game.log


async def test_what_is_sent_again_from_a_saved_state_is_what_the_log_says(counting: CountingStore):
    await Script(counting.store).write(300)
    again = await opened_again(counting)
    with_states = [await texts_since(again, again.seq - missed) for missed in range(0, 60, 7)]
    counting.store.saved_state = nothing_saved  # type: ignore[method-assign]
    from_the_log = [await texts_since(again, again.seq - missed) for missed in range(0, 60, 7)]

    assert with_states == from_the_log


async def nothing_saved(*_: object) -> None:
    return None


@pytest.mark.parametrize("how", ["damaged", "stale", "of another log"])
async def test_a_saved_state_that_is_unusable_is_made_anew(counting: CountingStore, how: str):
    store = counting.store
    state = await Script(store).write(200)
    saved = await store.saved_state(CODE, code_version())
    assert saved is not None
    spoilt = {
        "damaged": saved._replace(data=saved.data[:-30] + b"?" * 30),
        "stale": saved._replace(version="0" * 16),
        "of another log": SavedState(state.seq + 7, saved.version, saved.data),
    }[how]
    await store.save_state(CODE, spoilt, 10**6 if how == "damaged" else spoilt.seq)
    if how == "damaged":
        await store.save_state(CODE, spoilt, spoilt.seq)

    again = await opened_again(counting)
    await asyncio.gather(*again.registry._saving)

    assert again.seq == state.seq
    assert again.state.guests == state.guests
    assert counting.rows_read >= state.seq
    await opened_again(counting)
    assert counting.rows_read < 2 * log_reader.SAVE_EVERY, "it was saved again"


async def test_a_finished_game_reads_only_its_own_rows(counting: CountingStore):
    state, finished = await Script(counting.store).write(1_500), FinishedGames(counting.store)
    assert len(state.over_at) >= 3
    for number in (1, 2, len(state.over_at)):
        counting.starts_again()
        proof = await finished.proof(state, number)
        own = range(state.began_at[number - 1], state.over_at[number - 1] + 1)
        assert counting.numbers == set(own)
        assert counting.rows_read == len(own)
        rows = await counting.store.read(CODE)
        game = state_of(CODE, rows[: state.over_at[number - 1]]).game
        assert game is not None
        assert proof.record.moves == game.moves
    counting.starts_again()
    await finished.proof(state, 1)
    assert counting.rows_read == 0, "it is at hand"


@pytest.mark.parametrize("number", [0, 10_000])
async def test_a_game_that_was_never_played_reads_nothing(counting: CountingStore, number: int):
    state = await Script(counting.store).write(100)
    counting.starts_again()

    with pytest.raises(NotFinished):
        await FinishedGames(counting.store).proof(state, number)
    assert counting.rows_read == 0


async def test_a_game_that_many_want_at_once_is_read_once(counting: CountingStore):
    state = await Script(counting.store).write(600)
    counting.starts_again()
    finished = FinishedGames(counting.store)
    proofs = await asyncio.gather(*(finished.proof(state, 1) for _ in range(20)))

    assert counting.rows_read == state.over_at[0] - state.began_at[0] + 1
    assert all(proof is proofs[0] for proof in proofs)


async def test_a_command_that_was_carried_out_long_ago_gets_its_old_number(counting: CountingStore):
    await Script(counting.store).write(RECENT_COMMANDS + 50)
    table = await opened_again(counting)
    assert "came" not in table.state.commands
    head = table.seq

    def refuses(_: TableState) -> AnyEntry:
        raise Refused("stale", "game-moved-on")

    assert await table.do("came", lambda _: Said("ann", "twice")) == 2
    assert await table.do("came", refuses) == 2
    with pytest.raises(Refused):
        await table.do("ann x2", refuses)
    assert table.seq == head
    assert len(table.state.commands) == RECENT_COMMANDS


async def test_a_known_command_is_looked_up(counting: CountingStore):
    state = await Script(counting.store).write(30)

    assert await counting.store.number_of(CODE, "came") == 2
    assert await counting.store.number_of(CODE, "never") is None
    with pytest.raises(KnownCommand):
        await counting.store.append(Append(CODE, Row(state.seq + 1, 0, "came", b"{}")))


async def test_rows_are_read_in_slices_and_others_have_their_turn(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
):
    """The clock of the reader says after every tenth row that it is time to rest."""
    async with file.opened() as store:
        state = await Script(store).write(700, talk=0.9)
        ticks = iter(range(10**9))
        monkeypatch.setattr(log_reader, "perf_counter", lambda: next(ticks) * log_reader.MOST_SECONDS / 10)
        monkeypatch.setattr(log_reader, "ROWS_AT_ONCE", 100)
        counting, turns = CountingStore(store), []

        async def others() -> None:
            while True:
                turns.append(counting.rows_read)
                await asyncio.sleep(0)

        waiting = asyncio.ensure_future(others())
        rows = [row async for row in log_reader.read_rows(store, CODE)]
        waiting.cancel()

    assert [row.seq for row in rows] == list(range(1, state.seq + 1))
    assert len(turns) >= 700 / 15
    assert max(later - earlier for earlier, later in zip([0, *turns], turns, strict=False)) <= 100


async def test_a_table_is_saved_every_25_rows_and_old_states_are_deleted(engine: StoreEngine):
    async with engine.opened() as store:
        await Script(store).write(30)
        table = await TableRegistry(store, LocalBus(), "p1").table(CODE)
        for n in range(200):
            await table.do(f"said {n}", lambda _: Said("ann", "Hm."))
        await asyncio.gather(*table.registry._saving)
        found = set()
        for number in range(1, table.seq + 1):
            saved = await store.saved_state(CODE, code_version(), number)
            found |= {saved.seq} if saved else set()

    assert all(seq % log_reader.SAVE_EVERY == 0 for seq in found)
    assert max(found) > table.seq - log_reader.SAVE_EVERY
    assert 4 <= len(found) <= 6
