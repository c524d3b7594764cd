"""Forgetful: an honest bot whose memory fades with every turn."""

from typing import ClassVar

from ridotto.bots.mascarade.mind import Temper
from ridotto.bots.mascarade.minded import Minded


class Forgetful(Minded):
    """Looks again and again, and announces what it has just seen."""

    level: ClassVar[int] = 2
    forgets: ClassVar[str] = "a fifth of what others have after each turn"
    temper: ClassVar[Temper] = Temper(memory=0.8)
