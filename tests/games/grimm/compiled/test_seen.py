"""What a player sees of a table is the same in machine code, and all that an observation reads of it."""

from copy import deepcopy
from random import Random

import numba
import pytest
from hypothesis import given, settings

from games.grimm.random_tables import EVERY_BALL, balls, described
from harness.amounts import examples
from ridotto.games.grimm.rules.seen import blank_table, seen
from ridotto.games.grimm.rules.table import Table
from ridotto.games.grimm.simulation.part import OBSERVATIONS
from ridotto.games.registry import find_game
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.simulation.compile.functions import OPTIONS, Body
from ridotto.simulation.compile.games import source_of

LAYOUT = source_of(find_game("grimm")).layout
COMPILED = numba.njit(Body({}, {}).counterpart(seen).function, **OPTIONS)


def seen_in_machine_code(table: Table, player: int) -> Table:
    """What the compiled function writes on a blank table."""
    true, into = LAYOUT.records(table), LAYOUT.records(blank_table(table))
    COMPILED(true[0], player, into[0])
    found: Table = LAYOUT.to_table(into[0])
    return found


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_a_player_sees_the_same_in_both_bodies_and_an_observation_reads_no_more(
    ball: tuple[int, bool, bool, bool],
) -> None:
    @settings(max_examples=examples(2, 20))
    @given(balls(*ball))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        everybody = (*range(len(game.players)), SPECTATOR)
        observers = {player: OBSERVATIONS.new_observer(game.rulebook.table, player) for player in everybody}
        told = 0
        while not game.over:
            table = game.rulebook.table
            for player, observer in observers.items():
                for event in game.events(player, told):
                    OBSERVATIONS.hear(observer, *event)
                own = game.seen_table(player)
                assert seen_in_machine_code(table, player) == own
                beside = deepcopy(observer)
                OBSERVATIONS.observe(table, observer)
                OBSERVATIONS.observe(own, beside)
                assert observer.facts == beside.facts
            told = len(game.log)
            game.play(rng.choice(game.legal()))

    law()
