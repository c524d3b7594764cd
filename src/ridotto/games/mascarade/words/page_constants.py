"""The numbers and names of the rules that the page needs; `make types` writes them as TypeScript."""

from typing import Final

from ridotto.games.mascarade.rules import events, table
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, MAX_N
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words.card_text import AGAIN

CONSTANTS: Final[dict[str, object]] = {
    "COURT": events.COURT,
    "BANK": events.BANK,
    "MAX_EFFECTS": MAX_EFFECTS,
    "MAX_N": MAX_N,
    **{
        numbers.__name__: {name: number for name, number in vars(numbers).items() if name.isupper()}
        for numbers in (events.Kind, events.Freedom)
    },
    "Phase": {name.replace("-", "_").upper(): name for name in table.PHASE_NAMES},
    "PRINTED": tuple(dict.fromkeys(name for box in EDITIONS.values() for name in box)),
    "AGAIN": {whom.name.lower(): message for whom, message in AGAIN.items()},
}
