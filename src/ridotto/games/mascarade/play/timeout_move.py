"""The move for a player who has run out of time: it commits to little.

It depends only on the options and the number of the turn, so it reveals no cards.
"""

from typing import Final

from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.events import PRETENDED
from ridotto.games.mascarade.rules.moves import DECLINE, LOOK, PASS, PRETEND_TO, SWAP, Move, kind_of, swap_how
from ridotto.play.timeout_move import least_committing

_ANYTHING_ELSE: Final = 9


def timeout_move(view: View) -> Move:
    """Pass, else look, else pretend to swap."""
    return least_committing(view, _commitment)


def _commitment(move: Move) -> int:
    """How much a move commits to."""
    if kind_of(move) == LOOK:
        return 2
    if move >= SWAP and swap_how(move) == PRETENDED:
        return 4
    return {PASS: 0, DECLINE: 1, PRETEND_TO: 3}.get(move, _ANYTHING_ELSE)
