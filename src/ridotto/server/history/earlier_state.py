"""A state of a table some rows ago: missed frames are made again from it without playing a game again."""

from time import monotonic
from typing import Final

from ridotto.server.history.log_reader import SAVE_EVERY, read_rows, state_at
from ridotto.server.history.saved_state import copy_state
from ridotto.server.store.store import Code, Store
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.state import TableState

KEPT_UNUSED: Final = 30.0
"""Seconds for which the state is kept after the last person came back."""


class EarlierState:
    """Follows a table at a distance, from the moment when somebody first comes back."""

    def __init__(self, store: Store, code: Code) -> None:
        self._store, self._code = store, code
        self._kept: TableState | None = None
        self._used = 0.0

    async def at(self, number: int, oldest: int) -> TableState:
        """The state at a number, to go on with. Nobody may ask for one before `oldest`."""
        kept, self._kept = self._kept, None  # a state that is half read must not be used again
        if kept is None or kept.seq > number:
            kept = await state_at(self._store, self._code, _saved_number(number))
        if kept.seq < _saved_number(oldest):
            await self._go_on(kept, _saved_number(oldest))
        self._kept, self._used = kept, monotonic()
        again = copy_state(kept)
        await self._go_on(again, number)
        return again

    async def _go_on(self, state: TableState, number: int) -> None:
        async for row in read_rows(self._store, self._code, state.seq, number):
            apply_row(state, row)

    def free_memory(self) -> None:
        """Forget the state if it was not used for a while."""
        if monotonic() - self._used > KEPT_UNUSED:
            self._kept = None


def _saved_number(number: int) -> int:
    """The last number up to this one after which the state was saved."""
    return number - number % SAVE_EVERY
