"""Bluffer: an honest bot that now and then says whatever nobody seems to be."""

from typing import ClassVar

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper


class Bluffer(Minded):
    """Weighs what a lie would bring against who might contest it, and nobody knows when."""

    level: ClassVar[int] = 4
    temper: ClassVar[Temper] = Temper(daring=0.95, mood=0.1, patience=0.2, curiosity=0.3)
