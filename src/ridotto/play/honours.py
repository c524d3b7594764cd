"""Honours after a game: who did most of something, as numbers; a page finds the words."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from ridotto.seats import Player


class Honour(msgspec.Struct, frozen=True):
    """Who did most of something worth a word, and how much; several share."""

    id: str
    players: tuple[Player, ...]
    number: int


def most(what: str, counted: Mapping[Player, int], everybody: int, at_least: int = 1) -> Iterable[Honour]:
    """An honour for those with the most of it; none where all are equal, or nobody did enough."""
    best = max(counted.values(), default=0)
    players = tuple(sorted(player for player, number in counted.items() if number == best))
    if best >= at_least and len(players) < everybody:
        yield Honour(what, players, best)


def tally(pairs: Iterable[tuple[Player, int]]) -> Counter[Player]:
    """So much for each player, all together."""
    counted: Counter[Player] = Counter()
    for player, number in pairs:
        counted[player] += number
    return counted
