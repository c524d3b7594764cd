"""Reads long logs without holding up other tables: in slices, and from the latest saved state on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from time import perf_counter
from typing import Final

from ridotto.server.history.saved_state import BadSavedState, code_version, load
from ridotto.server.metrics import REPLAYED
from ridotto.server.store.store import Code, Milliseconds, Row, Store, Trouble
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.state import TableState

SAVE_EVERY: Final = 25
"""Rows between two saved states."""
ROWS_AT_ONCE: Final = 500
"""Rows in one request to the store."""
MOST_SECONDS: Final = 0.004
"""Seconds of work after which other tables have their turn."""
log = logging.getLogger("ridotto.server")


class Turns:
    """Gives others their turn now and then while something long is done."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def rest(self) -> None:
        """Let others go on, if it is time for that."""
        if perf_counter() - self._since > MOST_SECONDS:
            await asyncio.sleep(0)
            self._since = perf_counter()


async def read_rows(store: Store, code: Code, after: int = 0, until: int | None = None) -> AsyncIterator[Row]:
    """The rows of a table after one number, and up to another, read and given in slices."""
    turns = Turns()
    while until is None or after < until:
        most = ROWS_AT_ONCE if until is None else min(ROWS_AT_ONCE, until - after)
        rows = await _read(store, code, after, most)
        for row in rows:
            yield row
            await turns.rest()
        if len(rows) < most:
            return
        after = rows[-1].seq


async def _read(store: Store, code: Code, after: int, most: int) -> Sequence[Row]:
    """Some rows; DamagedLog if the file is damaged where they are."""
    try:
        return await store.read(code, after, most)
    except Trouble as trouble:
        if trouble.name == "sqlite-damaged":
            raise DamagedLog("damaged", "table-damaged", number=after + 1) from trouble
        raise


async def state_at(store: Store, code: Code, number: int) -> TableState:
    """The state of a table at a number of its log."""
    return (await read_state(store, code, number))[0]


async def read_state(store: Store, code: Code, number: int | None = None) -> tuple[TableState, int]:
    """The state of a table at a number of its log, or at its end, and how many rows were read for it."""
    state = await _saved(store, code, number) or TableState(code)
    start = state.seq
    async for row in read_rows(store, code, start, number):
        apply_row(state, row)
    REPLAYED.inc(state.seq - start)
    return state, state.seq - start


async def latest_times(
    store: Store, state: TableState, since: Milliseconds
) -> list[tuple[int, Milliseconds]]:
    """The last numbers of a table up to this state with their times, as far back as a moment."""
    count = SAVE_EVERY
    while True:
        rows = await store.read(state.code, max(0, state.seq - count), min(count, state.seq))
        if count >= state.seq or rows[0].at < since:
            return [(row.seq, row.at) for row in rows if row.at >= since]
        count *= 2


async def _saved(store: Store, code: Code, number: int | None) -> TableState | None:
    """The latest saved state up to a number, if there is one that fits the log."""
    saved = await store.saved_state(code, code_version(), number)
    if saved is None:
        return None
    state, turns = None, Turns()
    try:
        for state in load(code, saved):  # noqa: B007 - the last one counts
            await turns.rest()
        rows = await store.read(code, saved.seq - 1, 1)
        if state is None or not rows or state.commands.get(rows[0].command) != saved.seq:
            raise BadSavedState("the log is another one")
    except Trouble:
        raise
    except Exception as error:  # whatever is wrong with a cache, the log counts
        log.warning("table %s is read from its log: saved state %d is unusable: %s", code, saved.seq, error)
        await store.forget_states(code)
        return None
    return state
