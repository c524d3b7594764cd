"""Who sits where in the arena: one odd player among others, on every seat in turn."""

from collections.abc import Sequence
from itertools import permutations

import msgspec

from ridotto.seats import Seat


class LineUp(msgspec.Struct, frozen=True):
    """One seat for the odd bot, all other seats for the others in turn."""

    odd: str
    among: tuple[str, ...]

    def seated(self, players: int, seat: Seat) -> list[str]:
        """The bots by seat, with the odd one on this seat and the others in the same order after it."""
        names = [self.odd, *(self.among[i % len(self.among)] for i in range(players - 1))]
        return [names[(i - seat) % players] for i in range(players)]

    @property
    def bots(self) -> list[str]:
        """The different bots at this table."""
        return list(dict.fromkeys((self.odd, *self.among)))


def round_robin(bots: Sequence[str]) -> list[LineUp]:
    """Each bot as the odd one among each other bot."""
    return [LineUp(one, (other,)) for one, other in permutations(bots, 2)]
