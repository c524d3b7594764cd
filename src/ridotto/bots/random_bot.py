"""The bot that every game has: it makes any legal move."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from ridotto.bots.bot import Invitation, options_of
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move


class RandomBot:
    """Makes every legal move with equal probability."""

    level: ClassVar[int] = 1
    forgets: ClassVar[str] = "everything"

    def __init__(self, invitation: Invitation, seed: int) -> None:  # noqa: ARG002
        self.seed = seed
        self.events = 0
        """How many events its player has seen: with the seed they decide its move, so a resumed game goes on
        as it would have."""

    def watch(self, events: Sequence[Event]) -> None:
        self.events += len(events)

    def answer(self, view: AnyView) -> Move:
        options = options_of(view)
        return Random(f"{self.seed} {self.events} {options}").choice(options)
