"""Honours after a game: who did most of something. The page turns them into words."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from ridotto.seats import Player


class Honour(msgspec.Struct, frozen=True):
    """The players who did most of something, and how much."""

    id: str
    players: tuple[Player, ...]
    number: int


def most(what: str, counted: Mapping[Player, int], everybody: int, at_least: int = 1) -> Iterable[Honour]:
    """An honour for the players with the highest count, unless all are equal or it is below `at_least`."""
    best = max(counted.values(), default=0)
    players = tuple(sorted(player for player, number in counted.items() if number == best))
    if best >= at_least and len(players) < everybody:
        yield Honour(what, players, best)


def tally(pairs: Iterable[tuple[Player, int]]) -> Counter[Player]:
    """The sum for each player."""
    counted: Counter[Player] = Counter()
    for player, number in pairs:
        counted[player] += number
    return counted
