"""Finds swaps that agree with every card that a player saw, where beliefs cannot keep enough worlds.

At a large table a contest may show eight cards at once. If nobody knew much before, none of some thousand
worlds has all of them. Then swaps are drawn at random and repaired: a card that was seen where another should
be is exchanged with it at a moment when both were under the table.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from ridotto.environments.openspiel.resampling import DoesNotFit
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED
from ridotto.seats import Place

REPAIRS: Final = 300
"""Changes to one drawing of swaps, before another one is made."""
BOLD: Final = 0.15
"""How often a change is made that is not the best."""


class CardMoment(NamedTuple):
    """Two cards go under the table, or one is seen."""

    a: Place
    b: Place
    """NOWHERE if a card is seen."""
    known: int
    """The mask that is seen; or how the cards were handled, HIDDEN if that was not seen."""


class Clash(NamedTuple):
    """The first moment at which a card was seen that does not lie there."""

    moment: int
    wanted: int
    found: int


class SwapRepair:
    """The moments of a game that a player knows of, from the deal on."""

    def __init__(self, deal: Sequence[int], moments: Sequence[CardMoment]) -> None:
        self.deal, self.moments = list(deal), moments
        self.open = [
            i for i, each in enumerate(moments) if each.b >= 0 and each.known not in (PRETENDED, SWAPPED)
        ]
        """The moments at which cards may have been swapped or not."""

    def sample(self, random: Random) -> tuple[dict[int, int], list[int]]:
        """How cards were handled at each open moment, and how the cards lie in the end."""
        hows = {i: SWAPPED if random.random() < 0.5 else PRETENDED for i in self.open}
        for _ in range(REPAIRS):
            cards, touched, clash = self.play(hows)
            if clash is None:
                return hows, cards
            able = [i for i in touched if i < clash.moment and {clash.wanted, clash.found} & touched[i]]
            if not able:
                break
            self.turn(hows, random.choice(able) if random.random() < BOLD else self.best(hows, able, random))
        raise DoesNotFit

    def best(self, hows: dict[int, int], able: Sequence[int], random: Random) -> int:
        """The moment whose change keeps everything right for longest."""
        ends: dict[int, float] = {}
        for i in able:
            self.turn(hows, i)
            clash = self.play(hows)[2]
            ends[i] = len(self.moments) if clash is None else clash.moment
            self.turn(hows, i)
        longest = max(ends.values())
        return random.choice([i for i in able if ends[i] == longest])

    def turn(self, hows: dict[int, int], moment: int) -> None:
        """Swap what was not swapped, or the other way round."""
        hows[moment] = PRETENDED if hows[moment] == SWAPPED else SWAPPED

    def play(self, hows: dict[int, int]) -> tuple[list[int], dict[int, set[int]], Clash | None]:
        """Where the cards go, which were handled at each open moment, and the first clash."""
        cards = self.deal[:]
        touched: dict[int, set[int]] = {}
        for i, (a, b, known) in enumerate(self.moments):
            if b < 0:
                if cards[a] != known:
                    return cards, touched, Clash(i, known, cards[a])
                continue
            if i in hows:
                touched[i] = {cards[a], cards[b]}
            if hows.get(i, known) == SWAPPED:
                cards[a], cards[b] = cards[b], cards[a]
        return cards, touched, None
