"""Sets are called different only when the sample shows it."""

import numpy as np
import pytest

from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.sets import BadSet
from ridotto.games.mascarade.terminal.sets import (
    BadSets,
    WantedSet,
    edition_of,
    header_of,
    named_set,
    read_sets,
)
from ridotto.lab.compare import HOPELESS, ComparisonVerdict, compare, rounded_up
from ridotto.lab.summary import GameSeries
from ridotto.simulation.batch import Results

PLAYERS = 6
HEADER = mascarade(PLAYERS, seed=0)


def series(winners: "np.ndarray", turns: "np.ndarray", leads: "np.ndarray") -> GameSeries:
    """Games with these columns."""
    column = turns.astype(np.int32)
    scores = np.zeros((len(column), PLAYERS), np.int32)
    firsts = np.zeros(len(column), np.int32)
    results = Results(0, winners, column, column, column, scores, leads=leads, firsts=firsts)
    return GameSeries(HEADER, ["random"] * PLAYERS, 1, len(column), results)


def drawn(games: int, weights: list[float], length: float, seed: int) -> GameSeries:
    """Games in which seats win by these weights and that are about so long."""
    random = np.random.default_rng(seed)
    seats = random.choice(PLAYERS, games, p=np.array(weights) / sum(weights))
    return series(1 << seats, random.poisson(length, games), random.poisson(length / 20, games))


FAIR, UNFAIR = [1.0] * PLAYERS, [1.3, 1.2, 1.0, 1.0, 0.8, 0.7]


def verdicts(one: GameSeries, two: GameSeries) -> dict[str, ComparisonVerdict]:
    return {verdict.measure: verdict for verdict in compare({"one": one, "two": two})[1]}


def test_large_samples_tell_which_set_is_fairer_longer_and_swingier():
    found = verdicts(drawn(20_000, UNFAIR, 40, 1), drawn(20_000, FAIR, 20, 2))

    assert [(each.first, each.is_sure) for each in found.values()] == [
        ("two", True),
        ("two", True),
        ("one", True),
    ]


def test_a_small_sample_cannot_tell_and_says_how_many_games_would():
    small = verdicts(drawn(300, UNFAIR, 20, 1), drawn(300, FAIR, 20, 2))
    needed = small["unevenness"].needed

    assert not small["unevenness"].is_sure
    assert 300 < needed < 100_000
    assert verdicts(drawn(needed, UNFAIR, 20, 1), drawn(needed, FAIR, 20, 2))["unevenness"].is_sure


def test_equal_sets_are_not_called_different_more_often_than_one_time_in_twenty():
    calls = [
        any(
            each.is_sure for each in verdicts(drawn(400, FAIR, 20, i), drawn(400, FAIR, 20, i + 500)).values()
        )
        for i in range(100)
    ]

    assert sum(calls) <= 25, "three properties, each wrong one time in twenty"


def test_unevenness_is_the_typical_deviation_from_the_fair_share():
    figures, _ = compare({name: drawn(200_000, UNFAIR, 20, seed) for seed, name in enumerate("ab")})
    shares = np.array(UNFAIR) / sum(UNFAIR)

    assert figures[0].value == pytest.approx(shares.std() / shares.mean(), abs=0.005)
    assert figures[0].low < figures[0].value < figures[0].high


def test_half_of_the_estimates_for_a_fair_set_are_zero():
    found = [compare({"a": drawn(1000, FAIR, 20, i), "b": drawn(10, FAIR, 20, i)})[0][0] for i in range(60)]

    assert 15 < sum(figure.value == 0 for figure in found) < 45
    assert all(figure.low == 0 for figure in found if figure.value == 0)


def test_identical_sets_need_more_games_than_feasible():
    same = drawn(500, FAIR, 20, 1)

    assert verdicts(same, same)["turns"].needed is None
    assert rounded_up(1234) == 3500
    assert HOPELESS == 10_000_000


# ── Sets as people name them ─────────────────────────────────────────────────────────────────────────


def test_a_scenario_or_masks_find_their_edition():
    assert edition_of(named_set("B"), ()) == 2
    assert edition_of(named_set("recommended"), ()) == 1
    assert edition_of(named_set("Judge,King,Empress,Spy,Witch,Cheat"), ()) == 2
    assert header_of(named_set("judge, king, queen, witch, fool, cheat, thief"), Options()).edition == 1


def test_a_set_decides_the_number_of_players():
    assert len(header_of(named_set("B"), Options()).players) == 6
    assert len(header_of(named_set("Judge,King,Queen,Witch,Fool,Cheat,Thief"), Options()).players) == 7


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sets = 3", "not a file of sets"),
        ("[sets.a]\nscenario = 'A'", "has 1 set; name at least two"),
        ("[sets.a]\n[sets.b]", "the set a needs either a scenario or masks"),
        ("[sets.a]\nscenario = 'A'\nmasks = ['King']\n[sets.b]", "needs either"),
        ("[sets.a]\ncolour = 'red'", "colour"),
        ("not toml", "line 1: there is no = after the key"),
    ],
)
def test_a_bad_file_of_sets_says_what_is_wrong(text, complaint):
    with pytest.raises(BadSets, match=complaint):
        read_sets(text, "sets.toml")


def test_a_set_that_cannot_be_played_says_why():
    with pytest.raises(BadSet, match="M50"):
        header_of(named_set("King,Queen,Witch,Bishop,Cheat,Thief,Fool"), Options())
    with pytest.raises(BadSets, match="nowhere"):
        header_of(WantedSet(scenario="A", own=["nowhere.toml"]), Options())
