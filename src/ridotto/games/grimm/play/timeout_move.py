"""The move for a player who has run out of time: it commits to little.

It depends only on the options and the number of the turn, so it reveals no cards.
"""

from typing import Final

from ridotto.games.grimm.play.view import View
from ridotto.games.grimm.rules.moves import EAVESDROP, KEEP, PASS, Move, kind_of, listened_to
from ridotto.play.timeout_move import least_committing
from ridotto.seats import size_of

_ANYTHING_ELSE: Final = 9


def timeout_move(view: View) -> Move:
    """Pass, else keep the card, else eavesdrop on one player only."""
    return least_committing(view, _commitment)


def _commitment(move: Move) -> int:
    """How much a move commits to."""
    if kind_of(move) == EAVESDROP and size_of(listened_to(move)) == 1:
        return 2
    return {PASS: 0, KEEP: 1}.get(move, _ANYTHING_ELSE)
