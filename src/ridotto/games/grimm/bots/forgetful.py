"""Forgetful: a careful bot that soon does not know any more who liked what."""

from typing import ClassVar

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper


class Forgetful(Minded):
    """Sees what lies on the table, and hardly remembers how it came there."""

    level: ClassVar[int] = 2
    forgets: ClassVar[str] = "a fifth of what it has read and peeked at after each turn"
    temper: ClassVar[Temper] = Temper(slyness=0.25, guile=4.0, memory=0.8, nerve=0.4)
