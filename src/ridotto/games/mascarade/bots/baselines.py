"""Honest players with one fixed idea: trivial strategies that no bot may fall for."""

from typing import ClassVar, Final

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper

ALWAYS: Final = 500.0
"""More coins than anything is worth."""


class Quarreller(Minded):
    """Contests every announcement."""

    temper: ClassVar[Temper] = Temper(nerve=ALWAYS)


class Meek(Minded):
    """Contests none."""

    temper: ClassVar[Temper] = Temper(nerve=-ALWAYS)


class Braggart(Minded):
    """Always announces the richest mask."""

    temper: ClassVar[Temper] = Temper(vanity=ALWAYS)


FIXED_IDEAS: Final = {"quarreller": Quarreller, "meek": Meek, "braggart": Braggart}
