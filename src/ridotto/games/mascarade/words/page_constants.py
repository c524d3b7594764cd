"""The numbers and names of the rules that the page needs; `make types` writes them as TypeScript."""

from typing import Final

from ridotto.games.mascarade.rules import events, moves, table
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, MAX_N
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.notation import HAND_NAMES
from ridotto.games.mascarade.words.card_text import AGAIN

_EVENTS: Final = ("COURT", "BANK", "PRETENDED", "SWAPPED", "FATE", "PASSING")
_MOVES: Final = (
    *("PASS", "DECLINE", "PRETEND_TO", "REALLY_SWAP", "CLAIM", "LOOK", "NAME"),
    *("CHOOSE_SEAT", "CHOOSE_CARD", "ANNOUNCE", "SWAP", "MOVES"),
)

CONSTANTS: Final[dict[str, object]] = {
    **{name: getattr(events, name) for name in _EVENTS},
    "MAX_EFFECTS": MAX_EFFECTS,
    "MAX_N": MAX_N,
    **{
        numbers.__name__: {name: number for name, number in vars(numbers).items() if name.isupper()}
        for numbers in (events.Kind, events.Freedom, events.Ending)
    },
    "MoveFrom": {name: getattr(moves, name) for name in _MOVES},
    "Phase": {name.replace("-", "_").upper(): name for name in table.PHASE_NAMES},
    "HANDS": HAND_NAMES,
    "PRINTED": tuple(dict.fromkeys(name for box in EDITIONS.values() for name in box)),
    "AGAIN": {whom.name.lower(): message for whom, message in AGAIN.items()},
}
