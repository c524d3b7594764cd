"""Sly: takes what it does not want and gives away what it does, so that nobody can tell who it is."""

from typing import ClassVar

from ridotto.bots.grimm.mind import Temper
from ridotto.bots.grimm.minded import Minded


class Sly(Minded):
    """Weighs what a card is worth against what it tells the others, and nobody knows when."""

    level: ClassVar[int] = 4
    temper: ClassVar[Temper] = Temper(slyness=0.85, guile=4.0, reading=2.0, choosy=1.0, mistake=1.6)
