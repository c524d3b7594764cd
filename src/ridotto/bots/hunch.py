"""What a bot believes about the cards: certain where it can be, else a chance for each mask."""

from collections.abc import Iterable, Sequence

from ridotto.events import HIDDEN, Event
from ridotto.mascarade.events import PRETENDED, SWAPPED, Kind
from ridotto.play.view import Recollection
from ridotto.seats import Place, Player, members


class Hunch:
    """The chance of each mask on each place, card by card: a hidden swap is taken to be even odds."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.memory = Recollection(cards)
        self.masks = max(cards) + 1
        self.asked: Place = 0
        """The card that somebody was questioned about last."""
        self.stood_for: dict[Player, Place] = {}
        """The card with which each player announced or claimed last."""
        even = [cards.count(mask) / len(cards) for mask in range(self.masks)]
        self.chances = [even[:] for _ in cards]

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            self.memory.watch([event])
            if event.kind == Kind.HANDLED:
                self._handled(event.a, event.b, event.secret)
            elif event.kind == Kind.ASKED:
                self.asked = event.a
            elif event.kind in (Kind.ANNOUNCED, Kind.CLAIMED):
                self.stood_for[event.who] = event.a
            elif event.secret != HIDDEN:
                self._rule_out()

    def _handled(self, a: Place, b: Place, how: int) -> None:
        chances = self.chances
        if how == SWAPPED:
            chances[a], chances[b] = chances[b], chances[a]
        elif how != PRETENDED:
            mixed = [(x + y) / 2 for x, y in zip(chances[a], chances[b], strict=True)]
            chances[a], chances[b] = mixed, mixed[:]

    def _rule_out(self) -> None:
        """No chance for what cannot be; what is left shares it all."""
        for place, possible in enumerate(self.memory.possible):
            able = set(members(possible))
            left = [chance if mask in able else 0.0 for mask, chance in enumerate(self.chances[place])]
            total = sum(left)
            self.chances[place] = (
                [chance / total for chance in left]
                if total
                else [(mask in able) / len(able) for mask in range(self.masks)]
            )

    def chance(self, place: Place, mask: int) -> float:
        """How likely this mask lies there."""
        return self.chances[place][mask]

    def likeliest(self, place: Place) -> int:
        """The mask that most likely lies there."""
        return max(range(self.masks), key=lambda mask: self.chances[place][mask])

    def certainty(self, place: Place) -> float:
        """How likely the likeliest mask is."""
        return max(self.chances[place])
