"""The tempers of the opponent model: the ladder, the bluffer as it once was, extremes, some in between.

Reviews reckon with these; a searcher reckons with the network and with today's bluffer as well.
"""

from typing import Final

from ridotto.games.mascarade.bots.personalities import BASELINES, BOTS, FORMER
from ridotto.games.mascarade.bots.policy_state import Temper

TEMPERS: Final = {
    **{name: FORMER.get(name, bot.temper) for name, bot in BOTS.items() if not bot.temper.trained},
    **{name: bot.temper for name, bot in BASELINES.items()},
    "wary": Temper(daring=0.4, proof=0.3, mood=0.1),
    "wild": Temper(daring=1.0, fear=0.3, mood=0.5, nerve=0.5),
    "timid": Temper(daring=0.5, fear=1.3, nerve=-0.5, mood=0.1),
    "fickle": Temper(daring=0.8, mood=0.3, whimsy=0.25),
}
"""By name."""
PRIOR: Final = (2.0, 2.0, 1.0, 2.0, 2.0, 0.3, 0.3, 0.3, 1.0, 1.0, 1.0, 1.0)
"""The weight of each before anything was seen."""
SEARCHED: Final = {
    **TEMPERS,
    "bluffer of today": BOTS["bluffer"].temper,
    "veteran": BOTS["veteran"].temper,
}
"""Those whom a searcher tells apart, by name."""
SEARCHED_PRIOR: Final = (*PRIOR, 2.0, 2.0)
