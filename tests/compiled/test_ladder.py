"""Which bots are stronger, over thousands of games of one bot among copies of another."""

from math import sqrt

import numpy as np
import pytest

from ridotto.bots.registry import quick_bots
from ridotto.games.grimm.bots.part import PART as GRIMM_PART
from ridotto.games.grimm.bots.personalities import BASELINES as GRIMM_BASELINES
from ridotto.games.grimm.bots.policy_state import Temper as GrimmTemper
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.part import PART
from ridotto.games.mascarade.bots.personalities import BASELINES
from ridotto.games.mascarade.bots.policy_state import Temper
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Ending
from ridotto.simulation import play_minded
from ridotto.simulation.batch import Results

TEMPERS = {name: kind.temper for name, kind in quick_bots("mascarade").items()}
GRIMM_TEMPERS = {name: kind.temper for name, kind in quick_bots("grimm").items()}
TABLES = [(1, 4, None), (1, 6, None), (1, 8, None), (1, 13, None), (2, 6, "A"), (2, 6, "B"), (2, 10, "B")]
GAMES = 3000
SEED = 5


def fair_shares(one: Temper, many: Temper, table: tuple[int, int, str | None]) -> tuple[float, float]:
    """Between how many fair shares the odd one wins, on all seats with the same deals."""
    edition, players, scenario = table
    start = mascarade(players, edition=edition, scenario=scenario)
    seats = []
    for odd in range(players):
        states = PART.states_with(start, [one if player == odd else many for player in range(players)])
        seats.append(
            won_by(odd, play_minded(start, PART.policy.hooks, states, GAMES // players, SEED), players)
        )
    return interval(seats)


def fair_shares_at_the_ball(one: GrimmTemper, many: GrimmTemper, players: int) -> tuple[float, float]:
    """The same at a ball."""
    start = grimm(players)
    seats = []
    for odd in range(players):
        states = GRIMM_PART.states_with(start, [one if player == odd else many for player in range(players)])
        seats.append(
            won_by(odd, play_minded(start, GRIMM_PART.policy.hooks, states, GAMES // players, SEED), players)
        )
    return interval(seats)


def won_by(odd: int, results: Results, players: int) -> list[float]:
    """What the odd one wins of each deal on one seat, in fair shares."""
    return [players * (each >> odd & 1) / each.bit_count() for each in results.winners.tolist()]


def interval(seats: list[list[float]]) -> tuple[float, float]:
    """All seats of a deal are one block: its mean, and how far chance reaches in 95 of 100 cases."""
    deals = np.mean(seats, axis=0)
    spread = 1.96 * np.std(deals) / sqrt(len(deals))
    return round(float(np.mean(deals) - spread), 9), round(float(np.mean(deals) + spread), 9)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[1], TABLES[4]], ids=str)
def test_one_bluffer_among_honest_players_wins_more_than_its_share(table):
    low, _ = fair_shares(TEMPERS["bluffer"], TEMPERS["honest"], table)

    assert low > 1.0


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("many", ["forgetful", "honest", "daring", "bluffer"])
@pytest.mark.parametrize("idea", BASELINES)
def test_no_bot_above_the_first_level_loses_to_a_baseline(idea, many, table):
    low, _ = fair_shares(BASELINES[idea].temper, TEMPERS[many], table)

    assert low <= 1.0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("many", ["forgetful", "careful", "daring", "sly"])
@pytest.mark.parametrize("idea", GRIMM_BASELINES)
def test_no_bot_at_the_ball_loses_to_a_baseline(idea, many, players):
    low, _ = fair_shares_at_the_ball(GRIMM_BASELINES[idea].temper, GRIMM_TEMPERS[many], players)

    assert low <= 1.0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("many", "one"), [("forgetful", "careful"), ("careful", "sly")])
def test_the_ladder_of_the_ball_has_its_order(one, many, players):
    low, _ = fair_shares_at_the_ball(GRIMM_TEMPERS[one], GRIMM_TEMPERS[many], players)

    assert low > 1.0


@pytest.mark.parametrize("many", ["honest", "bluffer", "daring"])
@pytest.mark.parametrize("table", [TABLES[0], TABLES[1], TABLES[3], TABLES[6]], ids=str)
def test_one_veteran_wins_more_than_its_share(many, table):
    low, _ = fair_shares(TEMPERS["veteran"], TEMPERS[many], table)

    assert low > 1.0


@pytest.mark.parametrize("many", ["sly", "daring"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_one_veteran_at_the_ball_wins_more_than_its_share(many, players):
    low, _ = fair_shares_at_the_ball(GRIMM_TEMPERS["veteran"], GRIMM_TEMPERS[many], players)

    assert low > 1.0


@pytest.mark.parametrize("name", ["forgetful", "random"])
def test_forgetful_and_random_bots_are_weaker(name):
    _, high = fair_shares(TEMPERS[name], TEMPERS["honest"], TABLES[1])

    assert high < 1.0


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", [*quick_bots("mascarade"), *BASELINES])
def test_games_among_players_of_one_kind_come_to_an_end(name, table):
    edition, players, scenario = table
    start = mascarade(players, edition=edition, scenario=scenario, options=Options(max_turns=3000))
    temper = {**TEMPERS, **{idea: kind.temper for idea, kind in BASELINES.items()}}[name]
    results = play_minded(start, PART.policy.hooks, PART.states_with(start, [temper]), 200, SEED)

    assert Ending.LIMIT not in results.endings
