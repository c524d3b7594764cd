"""What reads whole logs reads them in slices, holds nobody up, and survives a damaged table."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from harness.engines import SQLiteFile, StoreEngine
from ridotto.cli.commands.export import collect
from ridotto.play import open_game
from ridotto.play.header import read_header
from ridotto.play.record import play_all
from ridotto.server.history import log_reader
from ridotto.server.history import studied_games as studied
from ridotto.server.history.studied_games import StudiedGame, kept_notes
from ridotto.server.operations import close_table, talk_at
from ridotto.server.retention import forget
from ridotto.server.store import sqlite_operations
from ridotto.server.store.store import Person, Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.state import TableState
from server.history.long_logs import CODE, CountingStore, LogWriter

pytestmark = pytest.mark.anyio
SLICE = 40
"""Rows that are read at once, in these tests."""
FAR = 2**60
"""A moment long after every test."""


@pytest.fixture(autouse=True)
def small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_reader, "ROWS_AT_ONCE", SLICE)
    monkeypatch.setattr(studied, "GAMES_AT_ONCE", 2)


@pytest.fixture
async def counting(engine: StoreEngine) -> AsyncIterator[CountingStore]:
    async with engine.opened() as store:
        yield CountingStore(store)


async def played(store: Store, rows: int = 400, code: str = CODE) -> TableState:
    """A table at which some games were finished."""
    writer = LogWriter(store, code=code)
    writer.agreement = Agreement(players=4, study=True)
    state = await writer.write(rows)
    await store.keep_person(Person("ann", "Ann", "en", 0))
    assert len(state.over_at) >= 3
    return state


async def damage(store: Store, state: TableState) -> None:
    """Damage the log in the middle of its third game."""
    await store.replace_entries([(b"not an entry", state.code, state.began_at[2] + 1)])


async def test_an_export_reads_slices_and_has_every_finished_game(engine: StoreEngine) -> None:
    async with engine.opened() as store:
        state = await played(store)
    store = engine.store()
    counting = CountingStore(store)
    games, damaged = await collect(store)

    assert len(games) == len(state.over_at)
    assert all(is_over(game) for game in games)
    assert (damaged, counting.most_at_once) == ([], SLICE)


def is_over(game: StudiedGame) -> bool:
    again = open_game(read_header(game.start))
    play_all(again, game.moves)
    return again.over


async def test_a_damaged_table_ends_no_export_and_nobody_can_tell_what_it_agreed_on(
    engine: StoreEngine,
) -> None:
    async with engine.opened() as store:
        await damage(store, await played(store, code="DAMAGE"))
        others = await played(store, code="OTHERS")
    games, damaged = await collect(engine.store())

    assert damaged == ["DAMAGE"]
    assert len(games) == len(others.over_at)


async def test_games_are_kept_in_slices_and_only_once(
    counting: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await played(counting.store)
    counting.starts_again()
    with monkeypatch.context() as patch:
        patch.setattr(counting.store, "delete_table", fails)
        with pytest.raises(ConnectionError):
            await forget(counting.store, FAR, 0, keep_games=True)
    await forget(counting.store, FAR, 0, keep_games=True)
    kept = [game async for _, game in kept_notes(counting.store)]

    assert len(kept) == len(state.over_at)
    assert counting.most_at_once == SLICE
    assert not await counting.store.read(CODE)


async def fails(*_: object) -> bool:
    raise ConnectionError


async def test_games_of_a_table_that_is_used_again_are_not_kept(
    counting: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(counting.store)
    monkeypatch.setattr(counting.store, "delete_table", is_in_use)
    await forget(counting.store, FAR, 0, keep_games=True)

    assert not [key async for key, _ in kept_notes(counting.store)]


async def is_in_use(*_: object) -> bool:
    return False


async def test_a_damaged_table_is_forgotten_like_others(counting: CountingStore) -> None:
    await damage(counting.store, await played(counting.store))
    forgotten = await forget(counting.store, FAR, 0, keep_games=True)

    assert forgotten.tables == 1
    assert not [key async for key, _ in kept_notes(counting.store)]


async def test_the_operator_reads_talk_in_slices_and_closes_a_table_from_its_saved_state(
    counting: CountingStore,
) -> None:
    await played(counting.store)
    said = sum(b'"said"' in row.entry for row in await counting.store.read(CODE))
    counting.starts_again()

    assert len(await talk_at(counting.store, CODE)) == said
    assert counting.most_at_once == SLICE
    counting.starts_again()
    assert await close_table(counting.store, CODE, 0)
    assert counting.rows_read <= log_reader.SAVE_EVERY + 1


async def test_a_long_table_is_deleted_in_slices_between_which_others_write(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_operations, "ROWS_AT_ONCE", SLICE)
    async with file.opened() as store:
        state = await played(store)
        commits = await commits_during(store, forget(store, FAR, 0, keep_games=False))
        assert (await store.read(CODE), await store.listings()) == ([], [])

    assert commits > state.seq / SLICE


async def test_a_table_that_was_deleted_in_part_is_still_a_table_and_is_deleted_next_time(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_operations, "ROWS_AT_ONCE", SLICE)
    async with file.opened() as store:
        state = await played(store)
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write", fails_after(store, 3))
            with pytest.raises(ConnectionError):
                await store.delete_table(CODE, FAR)
        again, rows = await log_reader.read_state(store, CODE)

        assert again.seq == rows == state.seq - 3 * SLICE
        assert (await forget(store, FAR, 0, keep_games=False)).tables == 1
        assert await store.listings() == []


def fails_after(store: Any, times: int) -> Callable[[Any], Awaitable[Any]]:
    """A method that writes so many times."""
    write, left = store._write, iter(range(times))

    async def write_or_fail(deed: Any) -> Any:
        if next(left, None) is None:
            raise ConnectionError
        return await write(deed)

    return write_or_fail


async def commits_during(store: Any, deed: Awaitable[object]) -> int:
    """How often the store was written to meanwhile."""
    count, write = 0, store._write

    async def counted(what: Any) -> Any:
        nonlocal count
        count += 1
        return await write(what)

    store._write = counted
    await deed
    return count
