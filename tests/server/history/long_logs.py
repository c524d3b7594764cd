"""Long logs: written as a server writes them, and read by stores that count."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from ridotto.play.game import Game
from ridotto.server.history import log_reader
from ridotto.server.history.saved_state import save
from ridotto.server.store.store import Append, Row, SavedState, Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.listing import listing_of
from ridotto.server.tables.log_entries import AnyEntry, write_entry
from ridotto.server.tables.playing import Again, Began, Moved
from ridotto.server.tables.seats import Came
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import Said

CODE = "SALON2"
Choose: TypeAlias = Callable[[Game[Any]], int]
"""Chooses a move."""


def first_move(game: Game[Any]) -> int:
    """The first move there is; a game in which everybody makes it goes on for very long."""
    return game.legal()[0]


class CountingStore:
    """Counts the rows that are read."""

    def __init__(self, store: Store) -> None:
        self.store, self.rows_read, self.most_at_once, self.numbers = store, 0, 0, set[int]()
        self._read = store.read
        store.read = self.read  # type: ignore[method-assign]

    async def read(self, code: str, after: int = 0, most: int | None = None) -> Sequence[Row]:
        rows = await self._read(code, after, most)
        self.rows_read += len(rows)
        self.most_at_once = max(self.most_at_once, len(rows))
        self.numbers |= {row.seq for row in rows}
        return rows

    def starts_again(self) -> None:
        self.rows_read, self.most_at_once, self.numbers = 0, 0, set()


class LogWriter:
    """Writes the log of a table, with games and talk, and saves its states as a server does."""

    def __init__(
        self, store: Store, players: int = 4, code: str = CODE, choose: Choose | None = None
    ) -> None:
        """`choose` makes all moves; by default they are random."""
        self.store, self.code, self.players = store, code, players
        self.chance = Random(5)
        self.choose: Choose = choose or (lambda game: self.chance.choice(game.legal()))
        self.agreement = Agreement(players=players)
        self.state = TableState(code)
        self.appends: list[Append] = []
        self.saved: list[SavedState] = []

    async def write(self, rows: int, talk: float = 0.3) -> TableState:
        """Write so many rows, until there is a game in play; the state after the last one."""
        if not self.state.seq:
            bots = ["honest"] * (self.players - 1)
            self.add(Opened(self.agreement, "ann", "Ann", bots=bots))
            self.add(Came("ann", "Ann", "p1"), "came")
        while self.state.seq < rows or self.state.phase != "playing":
            self.add(self._next(talk))
        await self.flush()
        return self.state

    async def flush(self) -> None:
        """Write the rows and states that were added."""
        await asyncio.gather(*(self.store.append(each) for each in self.appends))
        for saved in self.saved[-5:]:
            await self.store.save_state(self.code, saved, 0)
        self.appends, self.saved = [], []

    def add(self, entry: AnyEntry, command: str = "") -> None:
        row = Row(self.state.seq + 1, 1000, command or f"row {self.state.seq}", write_entry(entry))
        self.state.apply(row, entry)
        listing = listing_of(self.state, entry) if row.seq == 1 else None
        self.appends.append(Append(self.code, row, {}, listing))
        if row.seq % log_reader.SAVE_EVERY == 0:
            self.saved = [*self.saved[-4:], save(self.state)]

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
        return Moved(state.decider, self.choose(state.game), "bot")
