"""Who is stronger than whom, over some thousands of games: one of a kind among others who are all alike."""

from math import sqrt

import numpy as np
import pytest

from ridotto.bots.mascarade.fixed_ideas import FIXED_IDEAS
from ridotto.bots.mascarade.mind import Temper
from ridotto.bots.mascarade.minded import MASCARADE_MINDS, minds_for
from ridotto.bots.party import BOTS
from ridotto.mascarade.events import Ending
from ridotto.play import Options
from ridotto.play.header import mascarade
from ridotto.simulation import play_minded

TEMPERS = {name: kind.temper for name, kind in BOTS["mascarade"].items()}
TABLES = [(1, 4, None), (1, 6, None), (1, 8, None), (1, 13, None), (2, 6, "A"), (2, 10, "B")]
GAMES = 3000
SEED = 5


def fair_shares(one: Temper, many: Temper, table: tuple[int, int, str | None]) -> tuple[float, float]:
    """Between how many fair shares the odd one wins, on all seats with the same deals."""
    edition, players, scenario = table
    start = mascarade(players, edition=edition, scenario=scenario)
    found = []
    for odd in range(players):
        minds = minds_for(start, [one if player == odd else many for player in range(players)])
        winners = play_minded(start, MASCARADE_MINDS, minds, GAMES // players, SEED).winners.tolist()
        found += [players * (each >> odd & 1) / each.bit_count() for each in winners]
    spread = 1.96 * np.std(found) / sqrt(len(found))
    return float(np.mean(found) - spread), float(np.mean(found) + spread)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[1], TABLES[4]], ids=str)
def test_one_bluffer_among_honest_players_wins_more_than_its_share(table):
    low, _ = fair_shares(TEMPERS["bluffer"], TEMPERS["honest"], table)

    assert low > 1.0


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("many", ["honest", "bluffer"])
@pytest.mark.parametrize("idea", FIXED_IDEAS)
def test_nobody_falls_for_a_fixed_idea(idea, many, table):
    low, _ = fair_shares(FIXED_IDEAS[idea].temper, TEMPERS[many], table)

    assert low < 1.0


@pytest.mark.parametrize("name", ["forgetful", "random"])
def test_who_forgets_or_does_just_anything_is_weaker(name):
    _, high = fair_shares(TEMPERS[name], TEMPERS["honest"], TABLES[1])

    assert high < 1.0


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", [*BOTS["mascarade"], *FIXED_IDEAS])
def test_games_among_players_of_one_kind_come_to_an_end(name, table):
    edition, players, scenario = table
    start = mascarade(players, edition=edition, scenario=scenario, options=Options(max_turns=3000))
    temper = {**TEMPERS, **{idea: kind.temper for idea, kind in FIXED_IDEAS.items()}}[name]
    results = play_minded(start, MASCARADE_MINDS, minds_for(start, [temper]), 200, SEED)

    assert Ending.LIMIT not in results.endings
