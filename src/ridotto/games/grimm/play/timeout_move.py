"""The move made for somebody whose time is over: as little as the rules allow.

It depends on nothing but the options and the number of the turn, so it says nothing about anybody's cards.
"""

from typing import Final

from ridotto.games.grimm.play.view import GrimmView
from ridotto.games.grimm.rules.moves import ACT, EAVESDROP, KEEP, PASS, Move
from ridotto.play.timeout_move import least_committing
from ridotto.seats import size_of

_ANYTHING_ELSE: Final = 9


def timeout_move(view: GrimmView) -> Move:
    """Pass, else keep the card, else eavesdrop on one player only."""
    return least_committing(view, _commitment)


def _commitment(move: Move) -> int:
    """How much a move commits to."""
    if EAVESDROP < move < ACT and size_of(move - EAVESDROP) == 1:
        return 2
    return {PASS: 0, KEEP: 1}.get(move, _ANYTHING_ELSE)
