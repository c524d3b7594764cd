"""Events with players counted from one of them: what stays the same when everybody moves on by a seat."""

from collections.abc import Callable
from typing import TypeAlias

from ridotto.events import Event
from ridotto.play.header import Header
from ridotto.seats import Bits, Player, members

CountFrom: TypeAlias = Callable[[Event, Player], tuple[int, ...]]
"""The fields of an event without its audience, with players and seats counted from a player."""


def count_who_from(header: Header) -> CountFrom:
    """For a game whose events name nobody but `who`."""
    players = len(header.players)
    return lambda event, origin: (event.kind, (event.who - origin) % players, *event[2:6])


def count_bits_from(bits: Bits, origin: Player, players: int) -> Bits:
    """A set of players, counted from one of them."""
    return sum(1 << (player - origin) % players for player in members(bits))
