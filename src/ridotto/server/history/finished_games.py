"""A cache of finished games, which never change."""

import asyncio
from collections import OrderedDict
from typing import Final

from ridotto.server.background import BackgroundThread
from ridotto.server.history.log_reader import read_rows
from ridotto.server.store.store import Code, Store
from ridotto.server.tables.sealed_game import GameReader, Proof
from ridotto.server.tables.state import TableState, rows_of_game

AT_HAND: Final = 32
"""How many games are kept in memory; the others are read from the log again."""
EVENTS_AT_HAND: Final = 100_000
"""How many events they may have together: about 20 MB."""


class FinishedGames:
    """The finished games that were requested last."""

    def __init__(self, store: Store, background: BackgroundThread, at_hand: int = AT_HAND) -> None:
        self._store, self._background, self._most = store, background, at_hand
        self._lately: OrderedDict[tuple[Code, int], Proof] = OrderedDict()
        self._reading: dict[tuple[Code, int], asyncio.Task[Proof]] = {}

    async def proof(self, state: TableState, number: int) -> Proof:
        """The proof of one game of a table; NotFinished if it is not over, or was never played."""
        rows_of_game(state, number)
        game = state.code, number
        if game not in self._lately:
            if game not in self._reading:
                self._reading[game] = asyncio.ensure_future(self._read(state, number))
                self._reading[game].add_done_callback(lambda _: self._reading.pop(game))
            self._lately[game] = await asyncio.shield(self._reading[game])
        proof = self._lately[game]
        self._lately.move_to_end(game)
        self._make_room()
        return proof

    def _make_room(self) -> None:
        events = sum(len(proof.record.events) for proof in self._lately.values())
        while self._lately and (len(self._lately) > self._most or events > EVENTS_AT_HAND):
            _, gone = self._lately.popitem(last=False)
            events -= len(gone.record.events)

    async def _read(self, state: TableState, number: int) -> Proof:
        """Read only the rows of this game."""
        first, last = rows_of_game(state, number)
        reader = GameReader()
        async for row in read_rows(self._store, state.code, first - 1, last):
            reader.add(row)
        return await self._background.run(reader.proof)
