"""Honest: announces what it is, claims what is as likely its own as not, and looks when lost."""

from typing import ClassVar

from ridotto.games.mascarade.bots.heuristic_bot import Minded
from ridotto.games.mascarade.bots.mind import Temper


class Honest(Minded):
    """Says nothing that it does not believe, and forgets nothing that it has seen."""

    level: ClassVar[int] = 3
    temper: ClassVar[Temper] = Temper(proof=0.5)
