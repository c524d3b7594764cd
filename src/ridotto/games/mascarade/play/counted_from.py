"""Events that are the same whichever seat is called the first, for recognising copies of a game."""

from collections.abc import Callable
from typing import Final

from ridotto.events import Event
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.play.counted_from import count_bits_from
from ridotto.seats import Place, Player, Seat

SEATS_IN_A: Final = frozenset({Kind.TURN, Kind.PAID, Kind.FINED, Kind.EXCHANGED, Kind.MOVED})
EITHER_ORDER: Final = frozenset({Kind.HANDLED, Kind.EXCHANGED, Kind.MOVED})
"""Which of both comes first in such an event depends on the numbers of the seats."""
SEATS_IN_B: Final = frozenset({Kind.PAID, Kind.EXCHANGED, Kind.MOVED})
PLACES_IN_B: Final = frozenset({Kind.HANDLED})
PLACES_IN_A: Final = PLACES_IN_B | {
    Kind.DEALT,
    Kind.LOOKED,
    Kind.ANNOUNCED,
    Kind.CLAIMED,
    Kind.REVEALED,
    Kind.SPIED,
    Kind.SHOWN,
    Kind.ASKED,
    Kind.NAMED,
}
MASKS_IN_N: Final = frozenset(
    {Kind.ANNOUNCED, Kind.PASSED, Kind.CLAIMED, Kind.USED, Kind.DECLINED, Kind.NAMED}
)
SECRET_MASKS: Final = frozenset({Kind.DEALT, Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN})


def counted_from(header: Mascarade) -> Callable[[Event, Player], tuple[int, ...]]:
    """Seats are counted from a player. Places are known by their seats, and masks by what they do."""
    players, hands = len(header.players), hands_for(len(header.players))
    powers = sorted({tuple(mask.power) for mask in header.masks})
    alike = [powers.index(tuple(mask.power)) for mask in header.masks]

    def count_seat(seat: Seat, origin: Player) -> int:
        return (seat - origin) % players if seat < players else seat

    def count_place(place: Place, origin: Player) -> int:
        return count_seat(min(place // hands, players), origin)

    def count(event: Event, origin: Player) -> tuple[int, ...]:
        kind, who, a, b, n, secret, _ = event
        if kind in PLACES_IN_A:
            a = count_place(a, origin)
        elif kind in SEATS_IN_A:
            a = count_seat(a, origin)
        elif kind == Kind.ENDED:
            a = count_bits_from(a, origin, players)
        if kind in PLACES_IN_B:
            b = count_place(b, origin)
        elif kind in SEATS_IN_B:
            b = count_seat(b, origin)
        if kind in EITHER_ORDER:
            a, b = min(a, b), max(a, b)
        who = 0 if kind == Kind.DEALT else count_seat(who, origin)
        n = alike[n] if kind in MASKS_IN_N else 0 if kind == Kind.EXCHANGED else n
        secret = alike[secret] if kind in SECRET_MASKS and secret >= 0 else secret
        return kind, who, a, b, n, secret

    return count
