"""A batch refuses bad arguments before any game is played."""

import pytest

from games.mascarade.random_tables import EVERY_TABLE
from ridotto.games.grimm import GrimmOptions, Laid
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.simulation import (
    play_many,
)
from ridotto.simulation.compile.records import BUFFER_SIZE, new_buffer, read_buffer

EVERY_HEADER = [
    *(mascarade(players, edition=edition, seed=0) for edition, players in EVERY_TABLE),
    mascarade(7, edition=2, scenario="B", options=Options(fate=True, all_at_once=True, show_bans=True)),
    *(grimm(players, seed=0) for players in PLAYERS),
    grimm(5, options=GrimmOptions(wagers=True, treasures=True, abilities=True)),
]


def test_a_buffer_that_overflows_says_so():
    log = new_buffer()
    log["count"] = BUFFER_SIZE + 1

    with pytest.raises(OverflowError, match="513 events"):
        read_buffer(log)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"games": 0}, "go from number 0"),
        ({"games": 1, "start": 2**32}, "go from number 0"),
        ({"games": 1, "seed": 2**64}, "whole number"),
        ({"games": 1, "seed": -1}, "whole number"),
    ],
)
def test_bad_arguments_are_refused_before_any_game_is_played(asked: dict[str, int], says: str):
    with pytest.raises(ValueError, match=says):
        play_many(EVERY_HEADER[0], **asked)


def test_a_batch_refuses_cards_laid_by_hand():
    with pytest.raises(ValueError, match="laid by hand"):
        play_many(grimm(2, laid=Laid(deck=["Crown"])), 1)
