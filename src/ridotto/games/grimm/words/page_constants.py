"""The numbers and names of the rules that the page needs; `make types` writes them as TypeScript."""

from typing import Final

from ridotto.games.grimm.rules import actions, characters, events, moves, table
from ridotto.games.grimm.words.card_text import RULES

_MOVES: Final = (
    *("PASS", "ACCEPT", "KEEP", "GIVE", "TAKE", "MARK", "WAGER", "ABILITY", "ACCUSE", "HAND_OVER"),
    *("DANCE", "TOAST", "EAVESDROP", "ACT", "MOVES", "WITH_TREASURE"),
)
_NUMBERS: Final = (
    *(events.Kind, events.Why, events.For, events.Wagering, events.Offer, events.RoundEnd, events.Ending),
    *(actions.Action, characters.Ability),
)

CONSTANTS: Final[dict[str, object]] = {
    "LEFT": events.LEFT,
    "RIGHT": events.RIGHT,
    "KINDS": table.KINDS,
    "CARDS": table.CARDS,
    "MAX_PLAYERS": table.MAX_PLAYERS,
    **{
        numbers.__name__: {name: number for name, number in vars(numbers).items() if name.isupper()}
        for numbers in _NUMBERS
    },
    "MoveFrom": {name: getattr(moves, name) for name in _MOVES},
    "Phase": {name.replace("-", "_").upper(): name for name in table.PHASE_NAMES},
    "CHARACTERS": characters.CHARACTER_NAMES,
    "ARTIFACTS": characters.ARTIFACTS,
    "ACTIONS": actions.ACTION_NAMES,
    "BOON": characters.BOON,
    "BANE": characters.BANE,
    "BOON_OF": characters.BOON_OF,
    "BANE_OF": characters.BANE_OF,
    "ABILITY": characters.ABILITY,
    "RULES": RULES,
}
