"""The numbers and names of the rules that the page needs; `make types` writes them as TypeScript."""

from typing import Final

from ridotto.games.grimm.rules import actions, characters, events, table
from ridotto.games.grimm.words.card_text import RULES
from ridotto.games.grimm.words.part import PHRASES

_NUMBERS: Final = (events.Kind, events.MarkReason, events.RoseReason, events.RoundEnd, actions.Action)

CONSTANTS: Final[dict[str, object]] = {
    "KINDS": table.KINDS,
    "CARDS": table.CARDS,
    **{
        numbers.__name__: {name: number for name, number in vars(numbers).items() if name.isupper()}
        for numbers in _NUMBERS
    },
    "Phase": {name.replace("-", "_").upper(): name for name in table.PHASE_NAMES},
    "CHARACTERS": characters.CHARACTER_NAMES,
    "ARTIFACTS": characters.ARTIFACTS,
    "ACTIONS": actions.ACTION_NAMES,
    "BOON": characters.BOON,
    "BANE": characters.BANE,
    "BOON_OF": characters.BOON_OF,
    "BANE_OF": characters.BANE_OF,
    "RULES": RULES,
    "PHRASES": PHRASES,
}
