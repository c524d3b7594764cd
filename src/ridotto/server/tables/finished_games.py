"""Finished games, kept at hand for those who look back at them: they never change again."""

from collections import OrderedDict
from typing import Final

from ridotto.server.store.store import Code, Store
from ridotto.server.tables.sealed_game import Proof, not_over, proof_of
from ridotto.server.tables.state import Room

AT_HAND: Final = 32
"""How many games are kept; the others are read from the log again."""


class Finished:
    """The finished games that somebody looked at lately."""

    def __init__(self, store: Store, at_hand: int = AT_HAND) -> None:
        self._store, self._most = store, at_hand
        self._lately: OrderedDict[tuple[Code, int], Proof] = OrderedDict()

    async def proof(self, room: Room, number: int) -> Proof:
        """One of a table's; LookupError with one sentence if it is not over, or was never played."""
        if number > room.games or (number == room.games and room.phase == "playing"):
            raise not_over(number, room)  # the log is long, and has nothing to add
        code, game = room.code, (room.code, number)
        if game not in self._lately:
            self._lately[game] = proof_of(code, await self._store.read(code), number)
        self._lately.move_to_end(game)
        while len(self._lately) > self._most:
            self._lately.popitem(last=False)
        return self._lately[game]
