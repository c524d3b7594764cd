"""Sly: takes what it does not want and gives away what it does, so that nobody can tell who it is."""

from typing import ClassVar

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper


class Sly(Minded):
    """Weighs what a card is worth against what it tells the others, and nobody knows when."""

    level: ClassVar[int] = 4
    temper: ClassVar[Temper] = Temper(slyness=0.85, guile=4.0, reading=2.0, choosy=1.0, mistake=1.6)
