"""A cache of finished games, which never change."""

from collections import OrderedDict
from typing import Final

from ridotto.server.store.store import Code, Store
from ridotto.server.tables.sealed_game import Proof, not_over, proof_of
from ridotto.server.tables.state import TableState

AT_HAND: Final = 32
"""How many games are kept in memory; the others are read from the log again."""


class FinishedGames:
    """The finished games that were requested last."""

    def __init__(self, store: Store, at_hand: int = AT_HAND) -> None:
        self._store, self._most = store, at_hand
        self._lately: OrderedDict[tuple[Code, int], Proof] = OrderedDict()

    async def proof(self, state: TableState, number: int) -> Proof:
        """The proof of one game of a table; NotFinished if it is not over, or was never played."""
        if number > state.games or (number == state.games and state.phase == "playing"):
            raise not_over(number, state)  # without reading the log, which may be long
        code, game = state.code, (state.code, number)
        if game not in self._lately:
            self._lately[game] = proof_of(code, await self._store.read(code), number)
        self._lately.move_to_end(game)
        while len(self._lately) > self._most:
            self._lately.popitem(last=False)
        return self._lately[game]
