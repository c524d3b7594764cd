"""Compiled code does not count from the end, so no function that is compiled may rely on it."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from games.grimm.random_tables import PLAYERS
from games.mascarade.random_tables import EVERY_TABLE
from ridotto.bots.bot import MakeBot
from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.play import Game
from ridotto.simulation import Onlooker
from ridotto.simulation.compile.indices import CompilerFromStart

MOST_MOVES = 120
BOTS_OF_GRIMM = tuple(quick_bots("grimm").values())


class CountedFromStart(list[Any]):
    """A list that refuses to count from the end."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        super().__setitem__(index, value)


def count_from_start(record: Any) -> None:
    """Let all lists of a table, a state or an observer refuse negative indices."""
    for field in fields(record):
        value = getattr(record, field.name)
        if type(value) is list:
            setattr(record, field.name, CountedFromStart(value))


def play_with_bots(game: Game, bots: Sequence[MakeBot]) -> None:
    """Let bots play, and one player look on."""
    party = Party.of(game, bots)
    onlooker = Onlooker(game, 0)
    for record in (game.rulebook.table, onlooker.observer, *(bot.state for bot in party.bots.values())):
        count_from_start(record)
    for _ in range(MOST_MOVES):
        if game.over:
            break
        onlooker.observation()
        party.move()


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function compiled as the rules are, with bounds checks."""
    return numba.njit(function, pipeline_class=CompilerFromStart, boundscheck=True)


def test_a_compiled_index_counts_from_the_start():
    @compiled
    def double(row: Any, i: int) -> int:
        row[i] *= 2
        return row[i]

    assert double(np.arange(4), 3) == 6
    with pytest.raises(IndexError):
        double(np.arange(4), -1)


def test_a_compiled_index_may_have_two_numbers():
    @compiled
    def corner(grid: Any, i: int, j: int) -> int:
        return grid[i, j] + grid[0][j]

    assert corner(np.arange(6).reshape(2, 3), 1, 2) == 7
    with pytest.raises(IndexError):
        corner(np.arange(6).reshape(2, 3), 1, -1)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_neither_rules_nor_bots_of_mascarade_count_from_the_end(edition: int, players: int):
    bots = Random(players).sample(tuple(quick_bots("mascarade").values()), 4)

    play_with_bots(Game.mascarade(players, edition=edition, seed=players), bots)


@pytest.mark.parametrize("players", PLAYERS)
def test_neither_rules_nor_bots_of_a_ball_count_from_the_end(players: int):
    play_with_bots(Game.grimm(players, seed=players), BOTS_OF_GRIMM)
