"""Random tables of The Grimm Masquerade for the page's tests: every number of players and variant."""

from random import Random

from games.grimm.random_tables import EVERY_BALL
from ridotto.games.grimm import Options
from ridotto.play import Game


def random_game(chance: Random) -> Game:
    """A game just dealt."""
    players, *variants = chance.choice(EVERY_BALL)
    options = Options(*variants, chance.choice([0, 0, 7, 40]))
    return Game.grimm(players, seed=chance.getrandbits(96), options=options)
