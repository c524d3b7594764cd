"""What a player knows is the same row of numbers as ever, in a hundred games, seen by everybody.

Games are played at human speed, so that nothing has to be compiled for it.
"""

from functools import cache
from typing import Any

import pytest

from golden.adapter import digest, observed, played_again
from golden.chosen import Golden, chosen
from golden.files import load, sample

GAMES = sample(list(enumerate(chosen())), 2)


@cache
def golden() -> list[dict[str, Any]]:
    return load("observations.json.xz")


@pytest.mark.parametrize(("number", "record"), GAMES, ids=[record.name for _, record in GAMES])
def test_everybody_observes_in_a_game_what_they_always_did(number: int, record: Golden):
    kept, numbers = golden()[number], list(observed(played_again(record.text)))
    assert kept["name"] == record.name
    if kept["numbers"] is not None:
        assert numbers == kept["numbers"]
    assert digest(numbers) == kept["digest"]


def test_a_hundred_games_are_kept_and_ten_of_them_with_all_their_numbers():
    assert len(golden()) == 100
    assert sum(game["numbers"] is not None for game in golden()) == 10
