"""Opening, resuming and looking back cost the same however long a log is, and hold nobody up."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from harness.engines import SQLiteFile, StoreEngine
from ridotto.play.game import Game
from ridotto.seats import SPECTATOR
from ridotto.server.background import BackgroundThread
from ridotto.server.bus.bus import LocalBus
from ridotto.server.history import earlier_state, log_reader
from ridotto.server.history.finished_games import FinishedGames
from ridotto.server.history.saved_state import code_version
from ridotto.server.socket.outgoing import EncodedList, outgoing
from ridotto.server.store.store import Append, KnownCommand, Row, SavedState
from ridotto.server.tables import frames
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry, state_of
from ridotto.server.tables.refused import NotFinished, Refused
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.state import RECENT_COMMANDS, TableState
from ridotto.server.tables.subscriber import Subscriber
from ridotto.server.tables.talk import Said
from server.history.long_logs import CODE, CountingStore, LogWriter, first_move

pytestmark = pytest.mark.anyio
LONG = 3_000
"""Rows of a long log here; 50,000 take a minute, and nothing that is counted depends on it."""
LONGEST_GAME = 300
"""Moves of the game in play, which is made again when a table is opened."""


class MoveCounter:
    """Counts the moves that are made in all games."""

    count = 0


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> MoveCounter:
    counter, make_move = MoveCounter(), Game.make_move

    def counted(self: Game[Any], move: int) -> None:
        counter.count += 1
        make_move(self, move)

    monkeypatch.setattr(Game, "make_move", counted)
    return counter


@pytest.fixture
async def counting(engine: StoreEngine) -> AsyncIterator[CountingStore]:
    async with engine.opened() as store:
        yield CountingStore(store)


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


async def cost_of(counting: CountingStore, moves: MoveCounter, rows: int) -> dict[str, tuple[int, int]]:
    """Rows read, and moves made, when a new process opens a table and when people come back to it."""
    await LogWriter(counting.store).write(rows)
    moves.count = 0
    again = await opened_again(counting)
    found = {"opening": (counting.rows_read, moves.count)}
    for missed in (0, 1, 10, 40):
        counting.starts_again()
        moves.count = 0
        assert len(await texts_since(again, again.seq - missed)) == missed
        found[f"resuming after {missed}"] = counting.rows_read, moves.count
    return found


async def test_opening_and_resuming_cost_as_much_after_a_long_log_as_after_a_short_one(
    engine: StoreEngine, moves: MoveCounter
):
    """Half as much again is the limit, beyond one interval of saved states and what was missed itself."""
    costs = []
    for rows in (50, LONG):
        async with engine.fresh() as store:
            costs.append(await cost_of(CountingStore(store), moves, rows))
    short, long = costs

    for what, (rows_read, moves_made) in long.items():
        limit = max(1.5 * short[what][0], 1.5 * log_reader.SAVE_EVERY + 60)
        assert rows_read <= limit, what
        assert moves_made <= limit + LONGEST_GAME, what


async def test_coming_back_to_an_endless_game_again_and_again_plays_it_once(
    counting: CountingStore, moves: MoveCounter
):
    state = await LogWriter(counting.store, choose=first_move).write(700, talk=0.1)
    assert state.games == 1
    table = await opened_again(counting)
    await texts_since(table, table.seq - 60)
    moves.count = 0
    counting.starts_again()
    for missed in (60, 1, 59, 30, 60, 7):
        assert len(await texts_since(table, table.seq - missed)) == missed

    assert moves.count <= 6 * (2 * 60 + log_reader.SAVE_EVERY)
    assert counting.rows_read <= 6 * (2 * 60 + log_reader.SAVE_EVERY)
    assert counting.most_at_once <= log_reader.ROWS_AT_ONCE


async def test_an_earlier_state_follows_its_table_and_is_forgotten_when_nobody_comes_back(
    counting: CountingStore, monkeypatch: pytest.MonkeyPatch
):
    writer = LogWriter(counting.store)
    await writer.write(200)
    table = await opened_again(counting)
    await texts_since(table, table.seq - 50)
    await writer.write(500)
    await table.catch_up()
    for missed in (60, 0, 33, 60):
        sent = await texts_since(table, table.seq - missed)
        assert sent == await texts_since(await opened_again(counting), table.seq - missed)
    assert table.earlier._kept is not None
    assert table.earlier._kept.seq >= table.seq - 60 - log_reader.SAVE_EVERY
    table.earlier.free_memory()
    assert table.earlier._kept is not None
    monkeypatch.setattr(earlier_state, "KEPT_UNUSED", -1.0)
    await table.registry.catch_up()
    assert table.earlier._kept is None


async def test_a_snapshot_of_a_long_game_is_encoded_in_slices_and_is_the_same(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
):
    async with file.opened() as store:
        state = await LogWriter(store, players=6, choose=first_move).write(250, talk=0.0)
    assert state.game is not None
    slices, turns = [], Counter[int]()
    add = EncodedList.add

    def count(self: EncodedList, items: Sequence[Any]) -> None:
        slices.append(len(items))
        add(self, items)

    async def others() -> None:
        while True:
            turns[len(slices)] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(EncodedList, "add", count)
    monkeypatch.setattr(frames, "EVENTS_AT_ONCE", 20)
    waiting = asyncio.ensure_future(others())
    for player in (*range(6), SPECTATOR):
        slices.clear()
        turns.clear()
        message = await frames.snapshot_message(state, player)
        assert message.json == outgoing(frames.snapshot(state, player)).json
        assert max(slices) <= 20
        assert sum(slices) == len(state.game.log)
        assert all(turns[number] for number in range(1, len(slices) + 1)), "others had a turn after each"
    waiting.cancel()


async def test_many_remarks_in_one_game_change_nothing(counting: CountingStore):
    script = LogWriter(counting.store)
    await script.write(40)
    state = await script.write(LONG, talk=1.0)
    again = (await opened_again(counting)).state

    assert counting.rows_read <= 2 * log_reader.SAVE_EVERY
    assert state.games == 1
    assert again.game is not None
    assert state.game is not None
    assert again.game.log == state.game.log


async def test_what_is_sent_again_from_a_saved_state_is_what_the_log_says(counting: CountingStore):
    await LogWriter(counting.store).write(300)
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
    state = await LogWriter(store).write(200)
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
    state, finished = (
        await LogWriter(counting.store).write(1_500),
        FinishedGames(counting.store, BackgroundThread()),
    )
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
    state = await LogWriter(counting.store).write(100)
    counting.starts_again()

    with pytest.raises(NotFinished):
        await FinishedGames(counting.store, BackgroundThread()).proof(state, number)
    assert counting.rows_read == 0


async def test_a_game_that_many_want_at_once_is_read_once(counting: CountingStore):
    state = await LogWriter(counting.store).write(600)
    counting.starts_again()
    finished = FinishedGames(counting.store, BackgroundThread())
    proofs = await asyncio.gather(*(finished.proof(state, 1) for _ in range(20)))

    assert counting.rows_read == state.over_at[0] - state.began_at[0] + 1
    assert all(proof is proofs[0] for proof in proofs)


async def test_a_command_that_was_carried_out_long_ago_gets_its_old_number(counting: CountingStore):
    await LogWriter(counting.store).write(RECENT_COMMANDS + 50)
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
    state = await LogWriter(counting.store).write(30)

    assert await counting.store.number_of(CODE, "came") == 2
    assert await counting.store.number_of(CODE, "never") is None
    with pytest.raises(KnownCommand):
        await counting.store.append(Append(CODE, Row(state.seq + 1, 0, "came", b"{}")))


async def test_rows_are_read_in_slices_and_others_have_their_turn(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
):
    """The clock of the reader says after every tenth row that it is time to rest."""
    async with file.opened() as store:
        state = await LogWriter(store).write(700, talk=0.9)
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
        await LogWriter(store).write(30)
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
