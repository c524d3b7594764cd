"""Where networks learn, whom they meet there, and whom they never meet."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from ridotto.bots.registry import bots_part
from ridotto.games.mascarade.bots.network import training_tables
from ridotto.games.mascarade.bots.network.training_tables import (
    HELD_OUT,
    held_out_powers,
    held_out_table,
    powers_of_set,
    random_set,
    training_table,
)
from ridotto.training.experience import TableStep, judge
from ridotto.training.tables import TableMaker

SOME = 400


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_no_stranger_is_met_in_training(game: str):
    part, random = bots_part(game), Random(1)
    strangers = [bot.temper for bot in part.stranger_bots().values()]
    maker = TableMaker(part, 4)
    met = [maker.temper(random) for _ in range(SOME)]
    assert not any(temper in strangers for temper in met)
    assert not any(temper.trained for temper in met)
    assert len({repr(temper) for temper in met}) > SOME / 4


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_network_learns_from_the_same_bots_when_the_ladder_changes(game: str):
    part = bots_part(game)
    other_ladder = replace(part, bots={"random": part.bots["random"]}, baselines={}, former={})
    then, now = Random(4), Random(4)
    maker, other = TableMaker(part, 4), TableMaker(other_ladder, 4)
    assert [maker.temper(then) for _ in range(SOME)] == [other.temper(now) for _ in range(SOME)]
    assert maker.own == other.own == part.bots["veteran"].temper


def test_networks_for_mascarade_learn_from_the_bluffer_of_the_time_when_the_veteran_was_made():
    part, random = bots_part("mascarade"), Random(5)
    maker = TableMaker(part, 4)
    met = [maker.temper(random) for _ in range(SOME)]
    assert part.former["bluffer"] in met
    assert part.bots["bluffer"].temper not in met


def test_no_set_that_is_held_out_is_met_in_training():
    random = Random(2)
    held_out = held_out_powers()
    assert len(held_out) == HELD_OUT
    drawn = [training_table(random) for _ in range(SOME)]
    assert not any(powers_of_set(header) in held_out for header in drawn)


def test_a_set_that_is_held_out_is_drawn_again(monkeypatch: pytest.MonkeyPatch):
    drawn = iter([held_out_table(3), held_out_table(4), random_set(Random(9), 1, 6)])
    monkeypatch.setattr(training_tables, "PRINTED", 0.0)
    monkeypatch.setattr(training_tables, "random_set", lambda *_: next(drawn))
    held_out = held_out_powers()
    assert powers_of_set(training_table(Random(1))) not in held_out
    assert next(drawn, None) is None


def test_all_counts_and_editions_and_own_masks_are_met_in_training():
    random = Random(3)
    drawn = [training_table(random) for _ in range(SOME)]
    assert {len(header.players) for header in drawn} == set(range(2, 14))
    assert {header.edition for header in drawn} == {1, 2}
    own = Counter(any(mask.own for mask in header.masks) for header in drawn)
    assert own[True] > SOME / 10
    assert own[False] > SOME / 10


def step(player: int, value: float, ended: bool, rewards: tuple[float, float]) -> TableStep:
    """A step of one table for two."""
    nothing = np.zeros(1, np.float32)
    return TableStep(
        positions=np.zeros((1, 1), np.float32),
        counts=np.array([2]),
        features=np.zeros((2, 1), np.float32),
        chosen=np.array([0]),
        logs=nothing,
        values=np.array([value], np.float32),
        players=np.array([player]),
        learning=np.array([True]),
        ended=np.array([ended]),
        rewards=np.array([rewards], np.float32),
    )


def test_a_decision_is_judged_by_what_came_of_it_and_not_by_the_next_game():
    none = (0.0, 0.0)
    played = [
        step(0, 0.5, False, none),
        step(1, 0.25, True, (1.0, -1.0)),
        step(0, 0.0, False, none),
        step(1, 0.0, False, none),
    ]
    advantages, returns, judged = judge(played, 2)
    assert [bool(each[0]) for each in judged] == [True, True, False, False]
    assert advantages[0][0] == pytest.approx(0.5)
    assert returns[0][0] == pytest.approx(1.0)
    assert advantages[1][0] == pytest.approx(-1.25)
    assert returns[1][0] == pytest.approx(-1.0)


def test_a_decision_whose_game_goes_on_is_judged_by_the_next_one_of_the_same_player():
    none = (0.0, 0.0)
    played = [step(0, 0.2, False, none), step(1, 0.9, False, none), step(0, 0.6, False, none)]
    advantages, _, judged = judge(played, 2)
    assert [bool(each[0]) for each in judged] == [True, False, False]
    assert advantages[0][0] == pytest.approx(0.4)
