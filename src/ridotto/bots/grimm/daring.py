"""Daring: accuses on a hunch, and takes cards that a careful bot would not touch."""

from typing import ClassVar

from ridotto.bots.grimm.mind import Temper
from ridotto.bots.grimm.minded import Minded


class Daring(Minded):
    """Points the finger at whoever looks a little like somebody, and fears for no mask."""

    level: ClassVar[int] = 2
    temper: ClassVar[Temper] = Temper(nerve=0.6, risk=0.1)
