"""A copied or pickled vector goes on with the same games, and leaves the first one alone."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import numpy as np
import pytest

from ridotto.environments import LEARNER, BadEnvironment, TableVector
from ridotto.environments.gymnasium import SeatVector
from ridotto.games.registry import games

LINEUPS = {"mascarade": [[LEARNER, "bluffer"], [LEARNER, "random"]], "grimm": [[LEARNER, "sly"]]}
WAYS = {"copied": copy, "deeply copied": deepcopy, "pickled": lambda made: pickle.loads(pickle.dumps(made))}


def played(vector: TableVector, steps: int, seed: int) -> list[list]:
    """What a vector tells while random actions are made."""
    rng, told = np.random.default_rng(seed), []
    for _ in range(steps):
        vector.step((rng.random(vector.masks.shape) * vector.masks).argmax(1))
        told.append([array.tolist() for array in (vector.observations, vector.masks, vector.rewards)])
        told.append([array.tolist() for array in vector._infos.values()])
    return told


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_goes_on_with_the_same_games(game: str, way: Callable):
    vector = TableVector(game, 5, players=4, seats=LINEUPS[game], threads=2, final_observations=True)
    vector.reset(seed=3)
    played(vector, 120, seed=1)
    other = way(vector)
    before = other.observations.copy(), other.masks.copy(), other._infos["final_moves"].copy()

    assert other.header_at(2) == vector.header_at(2)
    expected = played(vector, 120, seed=2)
    assert (other.observations == before[0]).all()
    assert (other.masks == before[1]).all()
    assert (other._infos["final_moves"] == before[2]).all()
    assert played(other, 120, seed=2) == expected
    vector.close()
    other.close()


def test_a_copy_before_the_deal_deals_the_same_games():
    vector = TableVector("mascarade", 5, players=4)
    other = deepcopy(vector)
    with pytest.raises(BadEnvironment, match="call reset first"):
        other.step([0] * 5)
    for each in (vector, other):
        each.reset(seed=3)
    assert played(other, 50, seed=2) == played(vector, 50, seed=2)


def test_a_copy_writes_into_arrays_of_its_own():
    vector = TableVector("mascarade", 5, players=4)
    vector.reset(seed=3)
    vector.write_to(own := vector.new_arrays())
    other = deepcopy(vector)
    played(other, 1, seed=2)

    assert not own["masks"].any()
    played(vector, 1, seed=2)
    assert (own["masks"] == other.masks).all()


def test_copied_seats_go_on_with_the_same_games():
    vector = SeatVector("mascarade", 4, players=3)
    vector.reset(seed=3)
    other = deepcopy(vector)

    assert played(other.tables, 50, seed=2) == played(vector.tables, 50, seed=2)


@pytest.mark.parametrize("change", [{"release": "0.0.1"}, {"games": {}}])
def test_a_vector_that_another_version_saved_is_refused(change: dict):
    vector = TableVector("mascarade", 5, players=4)
    with pytest.raises(BadEnvironment, match="were saved by another version of Ridotto"):
        TableVector.__new__(TableVector).__setstate__({**vector.__getstate__(), **change})
