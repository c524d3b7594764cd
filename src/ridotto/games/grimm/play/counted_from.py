"""Events that are the same whichever seat is called the first, for recognising copies of a game."""

from collections.abc import Callable
from typing import Final

from ridotto.events import Event
from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.rules.events import Kind
from ridotto.play.counted_from import count_bits_from
from ridotto.seats import Player

PLAYERS_IN_A: Final = frozenset({Kind.GAVE, Kind.UNMASKED, Kind.POINTED, Kind.PASSED})
BITS_IN_A: Final = frozenset({Kind.LISTENED, Kind.ROUND_ENDED, Kind.ENDED})


def counted_from(header: Grimm) -> Callable[[Event, Player], tuple[int, ...]]:
    """Players are counted from one of them; cards have the same numbers in every game."""
    players = len(header.players)

    def count(event: Event, origin: Player) -> tuple[int, ...]:
        kind, who, a, b, n, secret, _ = event
        if kind in PLAYERS_IN_A:
            a = (a - origin) % players
        elif kind in BITS_IN_A:
            a = count_bits_from(a, origin, players)
        return kind, (who - origin) % players, a, b, n, secret

    return count
