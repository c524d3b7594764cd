"""Who sits where in the arena: one odd player among others, on every seat in turn."""

from collections.abc import Sequence
from itertools import permutations

import msgspec

from ridotto.seats import Seat


class LineUp(msgspec.Struct, frozen=True):
    """One seat for the odd one, all other seats for the others in turn."""

    odd: str
    among: tuple[str, ...]

    def seated(self, players: int, seat: Seat) -> list[str]:
        """Everybody by seat, with the odd one on this one: whoever turns the table sees the same company."""
        names = [self.odd, *(self.among[i % len(self.among)] for i in range(players - 1))]
        return [names[(i - seat) % players] for i in range(players)]

    @property
    def bots(self) -> list[str]:
        """Everybody who sits at this table, once."""
        return list(dict.fromkeys((self.odd, *self.among)))


def round_robin(bots: Sequence[str]) -> list[LineUp]:
    """Everybody as the odd one among everybody else, one opponent at a time."""
    return [LineUp(one, (other,)) for one, other in permutations(bots, 2)]
