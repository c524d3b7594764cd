"""The numbers and names of the rules that the page needs; `make types` writes them as TypeScript."""

from typing import Final

from ridotto.games.mascarade.play.links import LINK_VERSION, MAX_LINK
from ridotto.games.mascarade.play.settings import MAX_OWN
from ridotto.games.mascarade.rules import events, table
from ridotto.games.mascarade.rules.blank import MAX_FILE
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, MAX_N
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words.card_text import AGAIN
from ridotto.games.mascarade.words.part import PHRASES

CONSTANTS: Final[dict[str, object]] = {
    "COURT": events.COURT,
    "BANK": events.BANK,
    "MAX_EFFECTS": MAX_EFFECTS,
    "MAX_N": MAX_N,
    "MAX_OWN": MAX_OWN,
    "MAX_FILE": MAX_FILE,
    "MAX_LINK": MAX_LINK,
    "LINK_VERSION": LINK_VERSION,
    **{
        numbers.__name__: {name: number for name, number in vars(numbers).items() if name.isupper()}
        for numbers in (events.Kind, events.Freedom, events.Ending)
    },
    "Phase": {name.replace("-", "_").upper(): name for name in table.PHASE_NAMES},
    "PRINTED": tuple(dict.fromkeys(name for box in EDITIONS.values() for name in box)),
    "AGAIN": {whom.name.lower(): message for whom, message in AGAIN.items()},
    "PHRASES": PHRASES,
}
