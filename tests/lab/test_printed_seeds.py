"""A seed is accepted by `--seed` as it was printed."""

import re

import numpy as np
import pytest

from ridotto.cli.commands import arena_report, compare, simulation_report
from ridotto.cli.commands.arena import report_of as arena_data
from ridotto.cli.commands.simulate import report_of as simulation_data
from ridotto.cli.parsing import seed as read_seed
from ridotto.games.grimm.play.header import grimm
from ridotto.lab.arena import TournamentState
from ridotto.lab.data_files import table_of_games
from ridotto.lab.summary import GameSeries
from ridotto.lab.tournament import Tournament, round_robin
from ridotto.simulation.batch import game_seed
from ridotto.simulation.results import Results
from ridotto.words import language

SEEDS = [0, 7, 10, 16, 0xABC, 123456789012345678, 2**63 - 1, (1 << 60) + 10]

every_seed = pytest.mark.parametrize("seed", SEEDS)


def series(seed: int) -> GameSeries:
    ones = np.ones(2, np.int64)
    results = Results(0, ones, ones, ones, ones, np.ones((2, 4), np.int64))
    return GameSeries(grimm(4, seed=0), ["random"] * 4, seed, 2, results)


def tournament(seed: int) -> TournamentState:
    asked = Tournament(grimm(3, seed=0), round_robin(["careful", "random"]), 3, seed)
    return TournamentState(asked, [np.ones((1, 3), np.int64)] * len(asked.line_ups), {})


def printed(lines: list[str]) -> str:
    found = re.search(r"seed (\w+)", " ".join(lines))
    assert found is not None
    return found[1]


@every_seed
def test_the_reports_print_the_seed_that_was_given(seed):
    english = language("en")

    for lines in (
        simulation_report.facts_of(series(seed), english),
        compare.facts_of({"a": series(seed)}, english),
        arena_report.facts_of(tournament(seed), english),
    ):
        assert printed(lines) == str(seed)
        assert read_seed(printed(lines)) == seed


@every_seed
def test_seeds_in_files_are_accepted_as_they_are(seed):
    assert read_seed(simulation_data(series(seed), []).seed) == seed
    assert read_seed(arena_data(tournament(seed), []).seed) == seed
    rows = table_of_games(series(seed))["seed"]
    assert [read_seed(each) for each in rows] == [game_seed(seed, 0), game_seed(seed, 1)]
