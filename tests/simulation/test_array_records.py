"""A table converts to an array record and back."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_play import SEEDS, Walk, variants
from games.mascarade.random_tables import EVERY_TABLE, games
from ridotto.games.grimm import Grimm
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.simulation.part import pack_powers
from ridotto.play import Game
from ridotto.simulation.compile.games import source_for

MASCARADE, GRIMM = (source_for(header).layout for header in (Mascarade, Grimm))


@settings(max_examples=200)
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)), st.integers(0, 80))
def test_a_table_of_mascarade_becomes_a_record_and_itself_again(drawn: tuple[Game, Random], moves: int):
    game, rng = drawn
    for _ in range(moves):
        if not game.over:
            game.play(rng.choice(game.legal()))
    table = game.rulebook.table

    again = MASCARADE.to_table(MASCARADE.records(table)[0])

    assert again == table
    assert all_plain(again)


@settings(max_examples=200)
@given(variants(), SEEDS, st.integers(), st.integers(0, 150))
def test_a_table_of_the_ball_becomes_a_record_and_itself_again(setting, seed, choices, moves):
    walk = Walk.start(setting, seed, choices)
    while not walk.over and len(walk.moves) < moves:
        walk.step()

    again = GRIMM.to_table(GRIMM.records(walk.table)[0])

    assert again == walk.table
    assert all_plain(again)


def all_plain(table: object) -> bool:
    """Whether everything in a table is an int of Python's, and nothing of NumPy's."""
    values = [getattr(table, name) for name in type(table).__slots__]
    return all(type(item) is int for value in values for item in (value if type(value) is list else [value]))


def test_the_largest_word_of_chance_fits():
    table = Game.mascarade(13, seed=1).rulebook.table
    table.chance[:] = [2**32 - 1, 2**32 - 2, 2**31, 0]

    assert MASCARADE.to_table(MASCARADE.records(table)[0]).chance == table.chance


def test_several_tables_lie_side_by_side():
    tables = [Game.mascarade(players, seed=players).rulebook.table for players in (2, 3, 13)]

    assert [MASCARADE.to_table(record) for record in MASCARADE.records(*tables)] == tables


def test_powers_are_closed_by_steps_that_do_nothing():
    packed = pack_powers([[[1, 3, 0], [0, 0, 0]]])

    assert packed[0, 0].tolist() == [1, 3, 0]
    assert not packed[0, 1:].any()
    assert not packed[1:].any()
