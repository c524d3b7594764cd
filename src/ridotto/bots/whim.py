"""A bot that does whatever comes to its mind, evenly among what it may do."""

from bisect import bisect
from collections.abc import Sequence
from typing import ClassVar

from ridotto.bots.bot import Invitation, Luck, options_of
from ridotto.bots.mascarade.mind import Temper
from ridotto.bots.mascarade.minded import Minded
from ridotto.events import Event
from ridotto.grimm.moves import ACCEPT, ACT, GIVE, KEEP
from ridotto.grimm.moves import MOVES as GRIMM_MOVES
from ridotto.play.rulebook import AnyView, Move


class Whim:
    """Chooses first what kind of thing to do, then which one, so that forty swaps do not drown one look."""

    kinds: ClassVar[Sequence[Move]] = ()
    """The first move of each kind but the first."""

    def __init__(self, invitation: Invitation, seed: int) -> None:  # noqa: ARG002
        self.luck = Luck(seed)

    def watch(self, events: Sequence[Event]) -> None:
        """Notice that time goes by."""
        self.luck.watch(events)

    def answer(self, view: AnyView) -> Move:
        """Anything that is allowed."""
        options = options_of(view)
        luck = self.luck.now(options)
        kind = luck.choice(sorted({self.kind(move) for move in options}))
        return luck.choice([move for move in options if self.kind(move) == kind])

    def kind(self, move: Move) -> int:
        """What kind of thing a move is."""
        return bisect(self.kinds, move)


class MascaradeWhim(Minded):
    """A whim at Mascarade: look, announce, swap, or whatever else is asked."""

    temper: ClassVar[Temper] = Temper(whimsy=1.0)


class GrimmWhim(Whim):
    """A whim at the ball: keep or give, pass or one of the actions."""

    kinds = (ACCEPT, KEEP, GIVE, *range(ACT, GRIMM_MOVES, 16))
