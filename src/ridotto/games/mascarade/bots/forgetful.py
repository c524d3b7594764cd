"""Forgetful: bluffs like others do, and soon does not know any more what others have."""

from typing import ClassVar

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper


class Forgetful(Minded):
    """Weighs its lies by what it still remembers, which is little."""

    level: ClassVar[int] = 2
    forgets: ClassVar[str] = "a fifth of what others have after each turn"
    temper: ClassVar[Temper] = Temper(daring=0.75, memory=0.8)
