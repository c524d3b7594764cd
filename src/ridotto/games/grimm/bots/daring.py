"""Daring: accuses on a hunch, bluffs now and then, and takes cards that others would not touch."""

from typing import ClassVar

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper


class Daring(Minded):
    """Points the finger at whoever looks a little like somebody, and fears for no mask."""

    level: ClassVar[int] = 3
    temper: ClassVar[Temper] = Temper(slyness=0.4, guile=4.0, nerve=0.8, risk=0.1)
