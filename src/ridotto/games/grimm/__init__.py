"""The Grimm Masquerade."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.grimm.play.header import Grimm, Laid, Options
    from ridotto.games.grimm.play.header import Options as GrimmOptions
    from ridotto.games.grimm.play.rulebook import GrimmRulebook
    from ridotto.games.grimm.play.view import GuestView, Question, View
    from ridotto.games.grimm.play.view import Question as GrimmQuestion
    from ridotto.games.grimm.play.view import View as GrimmView
    from ridotto.games.grimm.rules.actions import ACTION_NAMES, Action
    from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE, BOON, CHARACTERS, Character
    from ridotto.games.grimm.rules.events import KIND_NAMES, Ending, Kind, Offer, RoundEnd
    from ridotto.games.grimm.rules.moves import (
        ABILITY,
        ACCEPT,
        ACCUSE,
        ACT,
        DANCE,
        EAVESDROP,
        GIVE,
        HAND_OVER,
        KEEP,
        MARK,
        MOVES,
        PASS,
        TAKE,
        TOAST,
        WAGER,
        accuse_move,
        act_move,
        dance_move,
        hand_move,
        toast_move,
    )
    from ridotto.games.grimm.rules.table import PHASE_NAMES

__all__ = [
    "ABILITY",
    "ACCEPT",
    "ACCUSE",
    "ACT",
    "ACTION_NAMES",
    "ARTIFACTS",
    "BANE",
    "BOON",
    "CHARACTERS",
    "DANCE",
    "EAVESDROP",
    "GIVE",
    "HAND_OVER",
    "KEEP",
    "KIND_NAMES",
    "MARK",
    "MOVES",
    "PASS",
    "PHASE_NAMES",
    "TAKE",
    "TOAST",
    "WAGER",
    "Action",
    "Character",
    "Ending",
    "Grimm",
    "GrimmOptions",
    "GrimmQuestion",
    "GrimmRulebook",
    "GrimmView",
    "GuestView",
    "Kind",
    "Laid",
    "Offer",
    "Options",
    "Question",
    "RoundEnd",
    "View",
    "accuse_move",
    "act_move",
    "dance_move",
    "hand_move",
    "toast_move",
]

__getattr__ = lazy_names(
    __name__,
    {
        "ABILITY": "ridotto.games.grimm.rules.moves",
        "ACCEPT": "ridotto.games.grimm.rules.moves",
        "ACCUSE": "ridotto.games.grimm.rules.moves",
        "ACT": "ridotto.games.grimm.rules.moves",
        "ACTION_NAMES": "ridotto.games.grimm.rules.actions",
        "ARTIFACTS": "ridotto.games.grimm.rules.characters",
        "Action": "ridotto.games.grimm.rules.actions",
        "BANE": "ridotto.games.grimm.rules.characters",
        "BOON": "ridotto.games.grimm.rules.characters",
        "CHARACTERS": "ridotto.games.grimm.rules.characters",
        "Character": "ridotto.games.grimm.rules.characters",
        "DANCE": "ridotto.games.grimm.rules.moves",
        "EAVESDROP": "ridotto.games.grimm.rules.moves",
        "Ending": "ridotto.games.grimm.rules.events",
        "GIVE": "ridotto.games.grimm.rules.moves",
        "Grimm": "ridotto.games.grimm.play.header",
        "GrimmOptions": "ridotto.games.grimm.play.header:Options",
        "GrimmQuestion": "ridotto.games.grimm.play.view:Question",
        "GrimmRulebook": "ridotto.games.grimm.play.rulebook",
        "GrimmView": "ridotto.games.grimm.play.view:View",
        "GuestView": "ridotto.games.grimm.play.view",
        "HAND_OVER": "ridotto.games.grimm.rules.moves",
        "KEEP": "ridotto.games.grimm.rules.moves",
        "KIND_NAMES": "ridotto.games.grimm.rules.events",
        "Kind": "ridotto.games.grimm.rules.events",
        "Laid": "ridotto.games.grimm.play.header",
        "MARK": "ridotto.games.grimm.rules.moves",
        "MOVES": "ridotto.games.grimm.rules.moves",
        "Offer": "ridotto.games.grimm.rules.events",
        "Options": "ridotto.games.grimm.play.header",
        "PASS": "ridotto.games.grimm.rules.moves",
        "PHASE_NAMES": "ridotto.games.grimm.rules.table",
        "Question": "ridotto.games.grimm.play.view",
        "RoundEnd": "ridotto.games.grimm.rules.events",
        "TAKE": "ridotto.games.grimm.rules.moves",
        "TOAST": "ridotto.games.grimm.rules.moves",
        "View": "ridotto.games.grimm.play.view",
        "WAGER": "ridotto.games.grimm.rules.moves",
        "accuse_move": "ridotto.games.grimm.rules.moves",
        "act_move": "ridotto.games.grimm.rules.moves",
        "dance_move": "ridotto.games.grimm.rules.moves",
        "hand_move": "ridotto.games.grimm.rules.moves",
        "toast_move": "ridotto.games.grimm.rules.moves",
    },
)
