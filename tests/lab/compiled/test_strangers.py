"""Strangers hold their own at the table for which they are kept."""

import pytest

from ridotto.bots.registry import bots_part
from ridotto.lab.strangers import STAGES, holds_its_own, win_ratio

SOME_DEALS = STAGES[0][0]


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_stranger_holds_its_own_and_those_that_were_dropped_do_not(game):
    draw = bots_part(game).strangers

    assert holds_its_own(draw, draw.kept[0])
    assert not any(holds_its_own(draw, number) for number in range(10))


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_the_same_seed_gives_the_same_ratio(game):
    draw = bots_part(game).strangers

    assert win_ratio(draw, 0, SOME_DEALS) == win_ratio(draw, 0, SOME_DEALS)
