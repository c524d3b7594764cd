"""The rules with chance outside of them: a move stops where it needs an outcome, and is made again with it.

Rules draw with two functions, `below` and `shuffle`. Here the same rules run with two others in their place,
built from their own code objects. A shuffled pile stays unknown until a rule reads one of its cards: so a
deal is a few draws of single cards, and a card that nobody has drawn is not decided yet.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, TypeAlias

from ridotto import chance
from ridotto.play.rules_twin import RulesTwin

Outcomes: TypeAlias = list[tuple[int, float]]
"""What chance may decide and how likely each is, in ascending order."""

FACE_DOWN: Final = -9
"""Lies in a pile where a card has not been drawn yet."""


class OutcomeNeeded(Exception):
    """A rule draws, and no outcome is left for it."""

    def __init__(self, outcomes: Outcomes, pile: str) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.pile = pile
        """The name of the pile from which a card is drawn; empty for a number."""


class Draws:
    """Stands on a table in the place of its random numbers: outcomes that were chosen before, in order."""

    def __init__(self, chosen: Sequence[int]) -> None:
        self._left = iter(chosen)

    def next_of(self, able: Sequence[int], pile: str = "") -> int:
        """The next outcome, out of equally likely ones; OutcomeNeeded if none was chosen."""
        found = next(self._left, None)
        if found is None:
            counts = sorted(Counter(able).items())
            raise OutcomeNeeded([(value, count / len(able)) for value, count in counts], pile)
        return found


class Pile(list[int]):
    """Cards of a table of which some are face down: those are decided when a rule reads them."""

    __slots__ = ("draws", "name", "unseen")

    def __init__(self, name: str, cards: Sequence[int], unseen: Sequence[int], draws: Draws | None) -> None:
        super().__init__(cards)
        self.name = name
        self.unseen = list(unseen)
        """The cards face down, in any order."""
        self.draws = draws

    def __getitem__(self, place: Any) -> Any:
        card = list.__getitem__(self, place)
        return self._turn_up(place) if card == FACE_DOWN else card

    def _turn_up(self, place: SupportsIndex) -> int:
        if self.draws is None:
            raise LookupError("nobody has drawn this card yet")
        card = self.draws.next_of(self.unseen, self.name)
        self.unseen.remove(card)
        self[place] = card
        return card

    def hide(self, count: int) -> None:
        """Shuffle the first cards: nobody knows any longer which is where."""
        if FACE_DOWN not in self:
            self.unseen.clear()  # cards that were put back lie over those
        for place in range(count):
            card = list.__getitem__(self, place)
            if card != FACE_DOWN:
                self.unseen.append(card)
                self[place] = FACE_DOWN
        if len(self.unseen) != self.count(FACE_DOWN):
            raise LookupError("some cards that nobody had drawn were replaced, and others were not")


def below(draws: Draws, n: int) -> int:
    """Takes the place of `ridotto.chance.below`."""
    return draws.next_of(range(n))


def shuffle(draws: Draws, items: Pile, count: int) -> None:  # noqa: ARG001
    """Takes the place of `ridotto.chance.shuffle`."""
    items.hide(count)


def rules_with_draws() -> RulesTwin:
    """Functions of the rules over other globals, in which `below` and `shuffle` ask for outcomes."""
    return RulesTwin({chance.below: below, chance.shuffle: shuffle})
