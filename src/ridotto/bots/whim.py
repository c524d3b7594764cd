"""A bot that does whatever comes to its mind, evenly among what it may do."""

from collections.abc import Sequence

from ridotto.bots.bot import Invitation, Luck, options_of
from ridotto.events import Event
from ridotto.mascarade.moves import ANNOUNCE, LOOK, SWAP, Move
from ridotto.play.view import View


class Whim:
    """Chooses first what kind of thing to do, then which one, so that forty swaps do not drown one look."""

    def __init__(self, invitation: Invitation, seed: int) -> None:  # noqa: ARG002
        self.luck = Luck(seed)

    def watch(self, events: Sequence[Event]) -> None:
        """Notice that time goes by."""
        self.luck.watch(events)

    def answer(self, view: View) -> Move:
        """Anything that is allowed."""
        options = options_of(view)
        luck = self.luck.now(options)
        kinds = sorted({_kind(move) for move in options})
        kind = luck.choice(kinds)
        return luck.choice([move for move in options if _kind(move) == kind])


def _kind(move: Move) -> int:
    return next((first for first in (SWAP, ANNOUNCE, LOOK) if move >= first), 0)
