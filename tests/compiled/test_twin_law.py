"""The twin law: compiled and interpreted games have the same events and the same legal moves."""

import os
from random import Random

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiled.side_by_side import play_side_by_side
from games.mascarade.random_tables import EVERY_TABLE, games
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.play import Game
from ridotto.simulation import CompiledTable, loops

GAMES = int(os.environ.get("RIDOTTO_TWIN_GAMES", "100"))
"""Games of Mascarade for each edition and number of players."""

balls = st.builds(
    GrimmOptions,
    wagers=st.booleans(),
    treasures=st.booleans(),
    abilities=st.booleans(),
    max_turns=st.just(0) | st.integers(1, 60),
)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_mascarade_is_the_same_in_both_bodies(edition: int, players: int) -> None:
    """All sets, house options and blank cards: the strategies of the laws draw them."""

    @settings(max_examples=GAMES)
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        play_side_by_side(*drawn)

    law()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_grimm_masquerade_is_the_same_in_both_bodies(players: int) -> None:
    @settings(max_examples=3 * GAMES)
    @given(balls, st.integers(0, 2**96 - 1), st.integers(0, 2**32 - 1))
    def law(options: GrimmOptions, seed: int, choices: int) -> None:
        options = GrimmOptions(
            options.wagers and players > 2, options.treasures, options.abilities, options.max_turns
        )
        play_side_by_side(Game.grimm(players, options=options, seed=seed), Random(choices))

    law()


@pytest.mark.skipif(not numba.config.BOUNDSCHECK, reason="only where compiled code minds its bounds")
def test_compiled_code_checks_its_bounds() -> None:
    table = CompiledTable(Game.mascarade(6, seed=1).header)
    too_few = np.zeros(3, np.int64)
    list_moves = table.twin.entry(loops.list_moves, (table.tables, too_few))
    with pytest.raises(IndexError):
        list_moves(table.tables, too_few)
