"""A game from outside is compiled in a batch, from the same rules, and every game can be played again."""

import numpy as np
import pytest

from ridotto.environments import BadEnvironment, TableVector
from ridotto.games.registry import find_game
from ridotto.simulation import play_many, replay_of

pytestmark = pytest.mark.usefixtures("installed")
SEED = 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_game_of_a_batch_is_the_same_at_human_speed(players: int):
    header = find_game("thief").play.start(players, seed=0)
    results = play_many(header, 200, SEED, told=True)

    assert set(np.unique(results.endings)) == {1, 2}
    for number in range(200):
        game = replay_of(header, SEED, results, number)
        assert game.over
        assert sum(1 << game.players.index(name) for name in game.winners) == results.winners[number]


def test_a_game_without_observations_has_no_environments():
    for table in ("thief", find_game("thief").play.start(3, seed=0)):
        with pytest.raises(BadEnvironment, match=r"The Thief has no observations, .*: mascarade, grimm$"):
            TableVector(table, 4)
