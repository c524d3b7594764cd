"""A game at human speed: create it, ask whose decision it is, play, look, save."""

from ridotto.play.game import Game, IllegalMove, TooEarly
from ridotto.play.header import BadRecord, Mascarade, MaskCard, Options
from ridotto.play.record import Record, read_record, replay, write_record
from ridotto.play.view import Card, Question, SeatView, View

__all__ = [
    "BadRecord",
    "Card",
    "Game",
    "IllegalMove",
    "Mascarade",
    "MaskCard",
    "Options",
    "Question",
    "Record",
    "SeatView",
    "TooEarly",
    "View",
    "read_record",
    "replay",
    "write_record",
]
