"""The move made for somebody whose time is over: as little as the rules allow.

It depends on nothing but the options and the number of the turn, so it says nothing about anybody's cards.
"""

from typing import Final

from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.events import PRETENDED
from ridotto.games.mascarade.rules.moves import DECLINE, LOOK, NAME, PASS, PRETEND_TO, SWAP, Move
from ridotto.play.timeout_move import least_committing

_ANYTHING_ELSE: Final = 9


def timeout_move(view: View) -> Move:
    """Pass, else look, else pretend to swap."""
    return least_committing(view, _commitment)


def _commitment(move: Move) -> int:
    """How much a move commits to."""
    if LOOK <= move < NAME:
        return 2
    if move >= SWAP and (move - SWAP) % 3 == PRETENDED:
        return 4
    return {PASS: 0, DECLINE: 1, PRETEND_TO: 3}.get(move, _ANYTHING_ELSE)
