"""What a player knows is the same row of numbers as ever, in a hundred games, seen by everybody.

Games are played at human speed, so that nothing has to be compiled for it.
"""

from functools import cache
from typing import Any

import pytest

from golden.adapter import observed, played_again
from golden.chosen import Golden, chosen
from golden.files import load, sample

GAMES = sample(list(enumerate(chosen())), 2)


@cache
def golden() -> list[dict[str, Any]]:
    return load("observations.json.xz")


@pytest.mark.parametrize(("number", "record"), GAMES, ids=[record.name for _, record in GAMES])
def test_everybody_observes_in_a_game_what_they_always_did(number: int, record: Golden):
    kept = golden()[number]
    assert kept["name"] == record.name
    assert list(observed(played_again(record.text))) == kept["numbers"]


def test_a_hundred_games_are_kept():
    assert len(golden()) == 100
