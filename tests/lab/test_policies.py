"""Which policies a report accepts."""

import pytest

from ridotto.bots.registry import UnknownBot
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.lab.run import SimulationRequest

HEADERS = {"mascarade": mascarade(5, seed=0), "grimm": grimm(3, seed=0)}


def test_a_policy_for_all_seats_is_not_mixed_and_an_unknown_one_is_refused():
    with pytest.raises(UnknownBot, match="name it alone"):
        SimulationRequest(HEADERS["grimm"], ["uniform", "careful"], 1, 1)
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        SimulationRequest(HEADERS["grimm"], ["nobody"], 1, 1)
