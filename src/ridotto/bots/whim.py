"""A bot that does whatever comes to its mind: first what kind of thing, then which one."""

from typing import ClassVar

from ridotto.bots.grimm.mind import Temper as GrimmTemper
from ridotto.bots.grimm.minded import Minded as GrimmMinded
from ridotto.bots.mascarade.mind import Temper
from ridotto.bots.mascarade.minded import Minded


class MascaradeWhim(Minded):
    """A whim at Mascarade: look, announce, swap, or whatever else is asked."""

    temper: ClassVar[Temper] = Temper(whimsy=1.0)


class GrimmWhim(GrimmMinded):
    """A whim at the ball: keep or give, pass or one of the actions."""

    temper: ClassVar[GrimmTemper] = GrimmTemper(whimsy=1.0)
