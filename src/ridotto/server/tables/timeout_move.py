"""What is done for somebody who does not decide: as little as the rules allow.

It depends on nothing but the options and the number of the turn, so it says nothing about anybody's cards.
"""

from typing import Final

from ridotto.bots.bot import options_of
from ridotto.games.grimm.rules import moves as grimm
from ridotto.games.mascarade.rules import moves as mascarade
from ridotto.games.mascarade.rules.events import PRETENDED
from ridotto.play import View
from ridotto.play.rulebook import AnyView, Move
from ridotto.seats import size_of

_ANYTHING: Final = 9


def cautious(view: AnyView) -> Move:
    """Pass, else look, else what commits to least; where that leaves a choice, the turn decides."""
    weigh = _in_mascarade if isinstance(view, View) else _in_grimm
    options = options_of(view)
    least = min(map(weigh, options))
    quiet = [move for move in options if weigh(move) == least]
    return quiet[view.turn % len(quiet)]


def _in_mascarade(move: Move) -> int:
    """How much a move commits to."""
    if mascarade.LOOK <= move < mascarade.NAME:
        return 2
    if move >= mascarade.SWAP and (move - mascarade.SWAP) % 3 == PRETENDED:
        return 4
    return {mascarade.PASS: 0, mascarade.DECLINE: 1, mascarade.PRETEND_TO: 3}.get(move, _ANYTHING)


def _in_grimm(move: Move) -> int:
    """How much a move commits to."""
    if grimm.EAVESDROP < move < grimm.ACT and size_of(move - grimm.EAVESDROP) == 1:
        return 2
    return {grimm.PASS: 0, grimm.KEEP: 1}.get(move, _ANYTHING)
