"""The tempers of the opponent model: the ladder, its extremes, and some in between.

Reviews reckon with these; a searcher reckons with the network as well.
"""

from typing import Final

from ridotto.games.grimm.bots.personalities import BASELINES, BOTS
from ridotto.games.grimm.bots.policy_state import Temper

TEMPERS: Final = {
    **{name: bot.temper for name, bot in BOTS.items() if not bot.temper.trained},
    **{name: bot.temper for name, bot in BASELINES.items()},
    "plain": Temper(),
    "brash": Temper(slyness=0.6, guile=4.0, nerve=0.5, reading=2.0),
    "timid": Temper(slyness=0.6, guile=4.0, nerve=-0.3, risk=0.5),
    "fickle": Temper(slyness=0.4, guile=4.0, nerve=0.3, whimsy=0.25),
}
"""By name."""
PRIOR: Final = (2.0, 2.0, 1.0, 2.0, 2.0, 0.3, 0.3, 1.0, 1.0, 1.0, 1.0)
"""The weight of each before anything was seen."""
SEARCHED: Final = {**TEMPERS, "veteran": BOTS["veteran"].temper}
"""Those whom a searcher tells apart, by name."""
SEARCHED_PRIOR: Final = (*PRIOR, 2.0)
