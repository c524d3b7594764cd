"""Sly: a careful bot that now and then takes what it does not want."""

from typing import ClassVar

from ridotto.bots.grimm.mind import Temper
from ridotto.bots.grimm.minded import Minded


class Sly(Minded):
    """Weighs what a card is worth against what it tells the others, and nobody knows when."""

    level: ClassVar[int] = 4
    temper: ClassVar[Temper] = Temper(slyness=0.3, guile=3.0)
