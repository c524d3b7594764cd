"""Careful: builds its boon, keeps away from its bane, and points the finger when it is sure enough."""

from typing import ClassVar

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper


class Careful(Minded):
    """Thinks one card ahead, and only now and then of what others make of it."""

    level: ClassVar[int] = 3
    temper: ClassVar[Temper] = Temper(slyness=0.3, guile=4.0, nerve=0.3)
