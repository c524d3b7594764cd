"""Random play of any game, and what a player sees of it."""

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import strategies as st

from ridotto.play import Game

seeds = st.integers(0, 2**32 - 1)

Look = Callable[[Game, int], object]
"""How a player sees a game."""


def play_through(game: Game, rng: Random) -> Iterator[Game]:
    """Play random legal moves to the end, yielding the game after each."""
    yield game
    while not game.over:
        game.play(rng.choice(game.legal()))
        yield game


def view_and_table(game: Game, player: int) -> object:
    """All that views and bots are made of."""
    return game.view(player), game.seen_table(player)
