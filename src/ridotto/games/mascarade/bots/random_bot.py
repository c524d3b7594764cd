"""A bot that makes random moves: first what kind of move, then which one."""

from typing import ClassVar

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper


class MascaradeWhim(Minded):
    """Random play: look, announce, swap, or whatever else is asked."""

    temper: ClassVar[Temper] = Temper(whimsy=1.0)
