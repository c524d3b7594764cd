"""The strangers of Mascarade: each parameter is uniform over the ladder, widened by half."""

from math import inf
from typing import Final

from ridotto.bots.strangers import StrangerDraw, span
from ridotto.games.mascarade.play.header import mascarade

RANGES: Final = {
    "daring": span(0.0, 1.0, 0.0, 1.0),
    "fear": span(0.7, 1.0, 0.0, inf),
    "sure": span(0.6, 0.6, 0.0, 1.0),
    "proof": span(0.0, 0.5, 0.0, 1.0),
    "memory": span(0.8, 1.0, 0.0, 1.0),
    "curiosity": span(0.3, 0.5, 0.0, inf),
    "patience": span(0.2, 0.2, 0.0, inf),
    "harm": span(0.1, 0.1, 0.0, inf),
    "mood": span(0.0, 0.3, 0.0, inf),
    "whimsy": (0.0, 0.2),  # the ladder spans 0 to 1, but with more than this none holds its own
    "nerve": span(0.0, 0.2, -inf, inf),
}
KEPT: Final = (
    125,
    158,
    207,
    228,
    271,
    340,
    359,
    549,
    676,
    920,
    946,
    1004,
    1007,
    1017,
    1020,
    1082,
    1115,
    1173,
    1175,
    1207,
)
STRANGERS: Final = StrangerDraw(mascarade(6, seed=0), "bluffer", RANGES, seed=20261118, kept=KEPT)
