"""Mascarade, first and second edition."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.mascarade.play.header import Mascarade, MaskCard, Options
    from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
    from ridotto.games.mascarade.play.settings import MascaradeSettings
    from ridotto.games.mascarade.play.view import Card, Question, SeatView, View
    from ridotto.games.mascarade.rules.blank import BadMask, read_mask
    from ridotto.games.mascarade.rules.events import KIND_NAMES, Ending, Freedom, Kind
    from ridotto.games.mascarade.rules.masks import EDITIONS, SCENARIOS, Mask
    from ridotto.games.mascarade.rules.moves import (
        ANNOUNCE,
        CHOOSE_CARD,
        CHOOSE_SEAT,
        CLAIM,
        DECLINE,
        LOOK,
        MOVES,
        NAME,
        PASS,
        PRETEND_TO,
        REALLY_SWAP,
        SWAP,
        announce_move,
        swap_move,
    )
    from ridotto.games.mascarade.rules.sets import BadSet, Verdict, check_set
    from ridotto.games.mascarade.rules.table import PHASE_NAMES

__all__ = [
    "ANNOUNCE",
    "CHOOSE_CARD",
    "CHOOSE_SEAT",
    "CLAIM",
    "DECLINE",
    "EDITIONS",
    "KIND_NAMES",
    "LOOK",
    "MOVES",
    "NAME",
    "PASS",
    "PHASE_NAMES",
    "PRETEND_TO",
    "REALLY_SWAP",
    "SCENARIOS",
    "SWAP",
    "BadMask",
    "BadSet",
    "Card",
    "Ending",
    "Freedom",
    "Kind",
    "Mascarade",
    "MascaradeRulebook",
    "MascaradeSettings",
    "Mask",
    "MaskCard",
    "Options",
    "Question",
    "SeatView",
    "Verdict",
    "View",
    "announce_move",
    "check_set",
    "read_mask",
    "swap_move",
]

__getattr__ = lazy_names(
    __name__,
    {
        "ANNOUNCE": "ridotto.games.mascarade.rules.moves",
        "BadMask": "ridotto.games.mascarade.rules.blank",
        "BadSet": "ridotto.games.mascarade.rules.sets",
        "CHOOSE_CARD": "ridotto.games.mascarade.rules.moves",
        "CHOOSE_SEAT": "ridotto.games.mascarade.rules.moves",
        "CLAIM": "ridotto.games.mascarade.rules.moves",
        "Card": "ridotto.games.mascarade.play.view",
        "DECLINE": "ridotto.games.mascarade.rules.moves",
        "EDITIONS": "ridotto.games.mascarade.rules.masks",
        "Ending": "ridotto.games.mascarade.rules.events",
        "Freedom": "ridotto.games.mascarade.rules.events",
        "KIND_NAMES": "ridotto.games.mascarade.rules.events",
        "Kind": "ridotto.games.mascarade.rules.events",
        "LOOK": "ridotto.games.mascarade.rules.moves",
        "MOVES": "ridotto.games.mascarade.rules.moves",
        "Mascarade": "ridotto.games.mascarade.play.header",
        "MascaradeRulebook": "ridotto.games.mascarade.play.rulebook",
        "MascaradeSettings": "ridotto.games.mascarade.play.settings",
        "Mask": "ridotto.games.mascarade.rules.masks",
        "MaskCard": "ridotto.games.mascarade.play.header",
        "NAME": "ridotto.games.mascarade.rules.moves",
        "Options": "ridotto.games.mascarade.play.header",
        "PASS": "ridotto.games.mascarade.rules.moves",
        "PHASE_NAMES": "ridotto.games.mascarade.rules.table",
        "PRETEND_TO": "ridotto.games.mascarade.rules.moves",
        "Question": "ridotto.games.mascarade.play.view",
        "REALLY_SWAP": "ridotto.games.mascarade.rules.moves",
        "SCENARIOS": "ridotto.games.mascarade.rules.masks",
        "SWAP": "ridotto.games.mascarade.rules.moves",
        "SeatView": "ridotto.games.mascarade.play.view",
        "Verdict": "ridotto.games.mascarade.rules.sets",
        "View": "ridotto.games.mascarade.play.view",
        "announce_move": "ridotto.games.mascarade.rules.moves",
        "check_set": "ridotto.games.mascarade.rules.sets",
        "read_mask": "ridotto.games.mascarade.rules.blank",
        "swap_move": "ridotto.games.mascarade.rules.moves",
    },
)
