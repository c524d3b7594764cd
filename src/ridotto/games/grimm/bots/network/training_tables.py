"""The tables at which networks for the ball learn: all counts and variants."""

from random import Random
from typing import Final

from ridotto.games.grimm.play.header import Grimm, Options, grimm

FIRST_GAME: Final = 0.6
"""How often a table plays without variants."""
COUNTS: Final = (2, 3, 3, 4, 4, 4, 5, 5)


def training_table(random: Random) -> Grimm:
    """A table to learn at."""
    players = random.choice(COUNTS)
    if random.random() < FIRST_GAME:
        return grimm(players, seed=0)
    wagers = players > 2 and random.random() < 0.5
    options = Options(wagers=wagers, treasures=random.random() < 0.5, abilities=random.random() < 0.5)
    return grimm(players, options=options, seed=0)
