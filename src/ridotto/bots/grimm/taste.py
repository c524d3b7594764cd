"""What everybody at the ball seems to like, read from what they freely keep and give away."""

from collections.abc import Iterable
from typing import Final

from ridotto.events import Event
from ridotto.grimm.characters import BANE_OF, BOON_OF, CHARACTERS
from ridotto.grimm.events import Kind
from ridotto.seats import Player

HINT: Final = 1.5
"""How much likelier a character becomes by keeping its boon, or by giving its bane away."""


class Taste:
    """A weight for each player and character. The second card of a turn tells nothing: it is not free."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.free = False
        """Whether the next card of this turn is the one that is freely kept or given."""
        self.weights: list[list[float]] = []
        self._begin()

    def _begin(self) -> None:
        self.weights = [[1.0] * len(CHARACTERS) for _ in range(self.players)]

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if event.kind == Kind.ROUND:
                self._begin()
            elif event.kind == Kind.TURN:
                self.free = event.a == 0
            elif event.kind == Kind.DRAFTED:
                self._chose(event.who, event.n, HINT)
            elif event.kind in (Kind.KEPT, Kind.GAVE) and self.free:
                self._chose(event.who, event.n, HINT if event.kind == Kind.KEPT else 1 / HINT)
                self.free = False

    def _chose(self, who: Player, artifact: int, hint: float) -> None:
        """Somebody wanted an artifact, or did not."""
        self.weights[who][BOON_OF[artifact]] *= hint
        self.weights[who][BANE_OF[artifact]] /= hint
