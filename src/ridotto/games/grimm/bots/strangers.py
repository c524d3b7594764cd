"""The strangers of The Grimm Masquerade: each parameter is uniform over the ladder, widened by half."""

from math import inf
from typing import Final

from ridotto.bots.strangers import StrangerDraw, span
from ridotto.games.grimm.play.header import grimm

RANGES: Final = {
    "slyness": span(0.0, 0.85, 0.0, 1.0),
    "guile": span(0.0, 4.0, 0.0, inf),
    "memory": span(0.8, 1.0, 0.0, 1.0),
    "reading": span(2.0, 3.0, 1.0, inf),
    "choosy": span(1.0, 2.5, 1.0, inf),
    "nerve": span(0.0, 0.8, -inf, inf),
    "whimsy": (0.0, 0.2),  # the ladder spans 0 to 1, but with more than this none holds its own
    "one": span(0.05, 0.05, 0.0, inf),
    "two": span(0.28, 0.28, 0.0, inf),
    "risk": span(0.1, 0.3, 0.0, inf),
    "pride": span(0.6, 0.6, 0.0, inf),
    "fall": span(0.4, 0.4, 0.0, inf),
    "pair": span(0.2, 0.2, 0.0, inf),
    "gone": span(0.3, 0.3, 0.0, inf),
    "envy": span(0.6, 0.6, 0.0, inf),
    "dread": span(1.0, 1.0, 0.0, inf),
    "trap": span(0.3, 0.3, 0.0, inf),
    "knowing": span(0.2, 0.2, 0.0, inf),
    "exposed": span(1.5, 1.5, 0.0, inf),
    "mistake": span(0.5, 1.6, 0.0, inf),
}
KEPT: Final = (
    28,
    107,
    159,
    194,
    250,
    299,
    301,
    314,
    335,
    343,
    352,
    364,
    379,
    409,
    483,
    573,
    580,
    597,
    690,
    699,
)
STRANGERS: Final = StrangerDraw(grimm(4, seed=0), "sly", RANGES, seed=20261118, kept=KEPT)
