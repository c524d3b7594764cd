"""A game at human speed: create it, ask whose decision it is, play, look, save."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.grimm.play.header import Grimm, GrimmOptions, Laid
    from ridotto.games.grimm.play.rulebook import GrimmRulebook
    from ridotto.games.grimm.play.view import GrimmQuestion, GrimmView, GuestView
    from ridotto.games.mascarade.play.header import Mascarade, MaskCard, Options
    from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
    from ridotto.games.mascarade.play.view import Card, Question, SeatView, View
    from ridotto.play.game import Game, TooEarly, open_game, open_grimm, open_mascarade
    from ridotto.play.record import Record, read_record, replay, write_record
    from ridotto.play.rulebook import Rulebook
    from ridotto.play.setup import BadRecord, BadTable
    from ridotto.refusal import IllegalMove

__all__ = [
    "BadRecord",
    "BadTable",
    "Card",
    "Game",
    "Grimm",
    "GrimmOptions",
    "GrimmQuestion",
    "GrimmRulebook",
    "GrimmView",
    "GuestView",
    "IllegalMove",
    "Laid",
    "Mascarade",
    "MascaradeRulebook",
    "MaskCard",
    "Options",
    "Question",
    "Record",
    "Rulebook",
    "SeatView",
    "TooEarly",
    "View",
    "open_game",
    "open_grimm",
    "open_mascarade",
    "read_record",
    "replay",
    "write_record",
]

__getattr__ = lazy_names(
    __name__,
    {
        "BadRecord": "ridotto.play.setup",
        "BadTable": "ridotto.play.setup",
        "Card": "ridotto.games.mascarade.play.view",
        "Game": "ridotto.play.game",
        "Grimm": "ridotto.games.grimm.play.header",
        "GrimmOptions": "ridotto.games.grimm.play.header",
        "GrimmQuestion": "ridotto.games.grimm.play.view",
        "GrimmRulebook": "ridotto.games.grimm.play.rulebook",
        "GrimmView": "ridotto.games.grimm.play.view",
        "GuestView": "ridotto.games.grimm.play.view",
        "IllegalMove": "ridotto.refusal",
        "Laid": "ridotto.games.grimm.play.header",
        "Mascarade": "ridotto.games.mascarade.play.header",
        "MascaradeRulebook": "ridotto.games.mascarade.play.rulebook",
        "MaskCard": "ridotto.games.mascarade.play.header",
        "Options": "ridotto.games.mascarade.play.header",
        "Question": "ridotto.games.mascarade.play.view",
        "Record": "ridotto.play.record",
        "Rulebook": "ridotto.play.rulebook",
        "SeatView": "ridotto.games.mascarade.play.view",
        "TooEarly": "ridotto.play.game",
        "View": "ridotto.games.mascarade.play.view",
        "open_game": "ridotto.play.game",
        "open_grimm": "ridotto.play.game",
        "open_mascarade": "ridotto.play.game",
        "read_record": "ridotto.play.record",
        "replay": "ridotto.play.record",
        "write_record": "ridotto.play.record",
    },
)
