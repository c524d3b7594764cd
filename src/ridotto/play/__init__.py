"""A game at human speed: create it, ask whose decision it is, play, look, save."""

from ridotto.play.game import Game, IllegalMove, TooEarly, open_game, open_grimm, open_mascarade
from ridotto.play.grimm import GrimmRulebook
from ridotto.play.grimm_header import Grimm, GrimmOptions, Laid
from ridotto.play.grimm_view import GrimmQuestion, GrimmView, GuestView
from ridotto.play.guests import BadRecord, BadTable
from ridotto.play.header import Mascarade, MaskCard, Options
from ridotto.play.mascarade import MascaradeRulebook
from ridotto.play.record import Record, read_record, replay, write_record
from ridotto.play.rulebook import Rulebook
from ridotto.play.view import Card, Question, SeatView, View

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
