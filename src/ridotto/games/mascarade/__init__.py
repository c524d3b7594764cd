"""Mascarade, first and second edition."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.mascarade.play.header import Mascarade, MaskCard, Options
    from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
    from ridotto.games.mascarade.play.settings import MascaradeSettings
    from ridotto.games.mascarade.play.view import Card, Question, SeatView, View

__all__ = [
    "Card",
    "Mascarade",
    "MascaradeRulebook",
    "MascaradeSettings",
    "MaskCard",
    "Options",
    "Question",
    "SeatView",
    "View",
]

__getattr__ = lazy_names(
    __name__,
    {
        "Mascarade": "ridotto.games.mascarade.play.header",
        "MaskCard": "ridotto.games.mascarade.play.header",
        "Options": "ridotto.games.mascarade.play.header",
        "MascaradeRulebook": "ridotto.games.mascarade.play.rulebook",
        "MascaradeSettings": "ridotto.games.mascarade.play.settings",
        "Card": "ridotto.games.mascarade.play.view",
        "Question": "ridotto.games.mascarade.play.view",
        "SeatView": "ridotto.games.mascarade.play.view",
        "View": "ridotto.games.mascarade.play.view",
    },
)
