"""A bot that makes random moves: first what kind of move, then which one."""

from typing import ClassVar

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper


class GrimmWhim(Minded):
    """Random play: keep or give, pass or one of the actions."""

    temper: ClassVar[Temper] = Temper(whimsy=1.0)
