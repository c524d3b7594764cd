"""Guests who are an open book and have one fixed idea: trivial strategies that no bot may fall for."""

from typing import ClassVar, Final

from ridotto.games.grimm.bots.heuristic_bot import Minded
from ridotto.games.grimm.bots.mind import Temper

ALWAYS: Final = 500.0
"""More roses than anything is worth."""


class Accuser(Minded):
    """Points the finger whenever it can pay for that."""

    temper: ClassVar[Temper] = Temper(nerve=ALWAYS)


class Wallflower(Minded):
    """Never does."""

    temper: ClassVar[Temper] = Temper(nerve=-ALWAYS)


FIXED_IDEAS: Final = {"accuser": Accuser, "wallflower": Wallflower}
