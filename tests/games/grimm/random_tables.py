"""Games of The Grimm Masquerade of every kind, drawn by hypothesis: players, variants, habits."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from harness.random_games import seeds
from ridotto.games.grimm import GrimmRulebook, Options
from ridotto.play import Game

T = TypeVar("T")
Ball = Game[GrimmRulebook]

PLAYERS = (2, 3, 4, 5)
VARIANTS = ("wagers", "treasures", "abilities")
EVERY_BALL = [
    (players, *variants)
    for players in PLAYERS
    for variants in product((False, True), repeat=3)
    if players > 2 or not variants[0]
]
"""All player counts with all combinations of wagers, treasures and abilities."""


def described(ball: tuple[int, bool, bool, bool]) -> str:
    """The name of a test case: `4 players, wagers, abilities`."""
    variants = [name for name, on in zip(VARIANTS, ball[1:], strict=True) if on]
    return ", ".join([f"{ball[0]} players", *variants])


def share_of(games: int, players: int) -> int:
    """How many of `games` each combination of variants gets at this number of players."""
    tables = sum(ball[0] == players for ball in EVERY_BALL)
    return -(-games // tables)


class Whim(Random):
    """Random play with a preference for the first option, which is to keep or to pass."""

    laziness = 0.0

    def choice(self, seq: Sequence[T]) -> T:
        return seq[0] if self.random() < self.laziness else super().choice(seq)


@st.composite
def balls(
    draw: st.DrawFn, players: int, wagers: bool = False, treasures: bool = False, abilities: bool = False
) -> tuple[Ball, Whim]:
    """A game just dealt, and the random numbers that play it."""
    rng = Whim(draw(seeds))
    rng.laziness = draw(st.sampled_from([0.0, 0.0, 0.3, 0.6]))
    options = Options(wagers, treasures, abilities, draw(st.sampled_from([0, 0, 0, 7, 40])))
    return Game.grimm(players, seed=rng.getrandbits(96), options=options), rng


any_ball = st.sampled_from(EVERY_BALL).flatmap(lambda ball: balls(*ball))
