"""Strangers: drawn from a seed, kept apart from everything that our bots are made from."""

from importlib import import_module

import pytest

from ridotto.bots.registry import UnknownBot, bots_part, find_bot
from ridotto.bots.strangers import span
from ridotto.lab.contenders import find_contender
from ridotto.lab.tournament import among_strangers

GAMES = ["mascarade", "grimm"]


@pytest.mark.parametrize("game", GAMES)
def test_no_stranger_has_a_temper_of_the_ladder_or_of_the_opponent_model(game):
    known = [*import_module(f"ridotto.games.{game}.bots.tempers").TEMPERS.values()]
    part = bots_part(game)
    known += [bot.temper for bot in (*part.bots.values(), *part.baselines.values())]
    tempers = [bot.temper for bot in part.stranger_bots().values()]

    assert len(tempers) == 20
    assert all(tempers.count(temper) == 1 and temper not in known for temper in tempers)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_arena_knows_strangers_so_nothing_is_trained_with_them(game):
    assert find_contender(" Stranger-1", game).temper == bots_part(game).stranger_bots()["stranger-1"].temper
    with pytest.raises(UnknownBot):
        find_bot("stranger-1", game)


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_above_random_lay_within_the_ranges_of_the_strangers_when_they_were_drawn(game):
    part = bots_part(game)
    tempers = {**{name: bot.temper for name, bot in part.bots.items()}, **part.former}
    for temper in (each for name, each in tempers.items() if name != "random"):
        for name, (low, high) in part.strangers.ranges.items():
            assert low <= getattr(temper, name) <= high, (temper, name)


def test_a_range_is_widened_by_half_within_what_has_a_meaning():
    assert span(1.0, 2.0, 0.0, 9.0) == (0.75, 2.25)
    assert span(0.0, 1.0, 0.0, 1.0) == (0.0, 1.0)
    assert span(0.6, 0.6, 0.0, 0.8) == pytest.approx((0.3, 0.8))


def test_every_stranger_sits_at_a_table_of_the_tournament():
    names = [f"stranger-{i}" for i in range(1, 21)]
    five, three = among_strangers("bluffer", names, 6), among_strangers("sly", names, 4)

    assert [name for each in five for name in each.among] == names
    assert [name for each in three for name in each.among] == [*names, names[0]]
