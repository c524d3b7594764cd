"""A game at human speed: create it, ask whose decision it is, play, look, save."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.events import HIDDEN, Event
    from ridotto.play.game import Game, TooEarly, open_game
    from ridotto.play.header import Header
    from ridotto.play.part import PlayPart
    from ridotto.play.record import Record, read_record, replay, write_record
    from ridotto.play.rulebook import Rulebook
    from ridotto.play.setup import BadRecord
    from ridotto.refusal import BadTable, IllegalMove, Refusal
    from ridotto.seats import SPECTATOR

__all__ = [
    "HIDDEN",
    "SPECTATOR",
    "BadRecord",
    "BadTable",
    "Event",
    "Game",
    "Header",
    "IllegalMove",
    "PlayPart",
    "Record",
    "Refusal",
    "Rulebook",
    "TooEarly",
    "open_game",
    "read_record",
    "replay",
    "write_record",
]

__getattr__ = lazy_names(
    __name__,
    {
        "Event": "ridotto.events",
        "HIDDEN": "ridotto.events",
        "SPECTATOR": "ridotto.seats",
        "Game": "ridotto.play.game",
        "IllegalMove": "ridotto.refusal",
        "TooEarly": "ridotto.play.game",
        "open_game": "ridotto.play.game",
        "Header": "ridotto.play.header",
        "PlayPart": "ridotto.play.part",
        "Record": "ridotto.play.record",
        "read_record": "ridotto.play.record",
        "replay": "ridotto.play.record",
        "write_record": "ridotto.play.record",
        "Rulebook": "ridotto.play.rulebook",
        "BadRecord": "ridotto.play.setup",
        "BadTable": "ridotto.refusal",
        "Refusal": "ridotto.refusal",
    },
)
