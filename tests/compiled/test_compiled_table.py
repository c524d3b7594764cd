"""A compiled table at which many games are played."""

import pytest

from ridotto.play import Game
from ridotto.simulation import CompiledTable


def play_on(table: CompiledTable) -> None:
    """Some decisions, always the last of those that are legal."""
    for _ in range(20):
        table.play(table.legal()[-1])


@pytest.mark.parametrize("game", [Game.mascarade, Game.grimm])
def test_a_table_dealt_anew_is_a_table_opened_from_that_seed(game):
    table, opened = (CompiledTable(game(4, seed=seed).header) for seed in (1, 2))
    assert table.table() != opened.table()
    play_on(table)
    table.deal(2)

    assert table.table() == opened.table()
    assert table.legal() == opened.legal()
    assert table.events() == opened.events()


def test_a_table_without_a_log_plays_the_same_game():
    quiet, told = (CompiledTable(Game.mascarade(6, seed=1).header, told=each) for each in (False, True))
    play_on(quiet)
    play_on(told)

    assert quiet.table() == told.table()
    with pytest.raises(ValueError, match="told=True"):
        quiet.events()
