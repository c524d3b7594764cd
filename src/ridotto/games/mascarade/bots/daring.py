"""Daring: lies whenever that seems to pay, and believes nobody."""

from typing import ClassVar

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper


class Daring(Minded):
    """Announces the best mask it might get away with, and contests on a hunch."""

    level: ClassVar[int] = 3
    temper: ClassVar[Temper] = Temper(daring=1.0, fear=0.7, mood=0.3, nerve=0.2)
