"""What `make bench-review` makes of what it measured."""

import numpy as np
import pytest

from review_calibration import Forecast, brier_gain, calibration, error_of, logistic
from review_decisions import JudgedAgain, share_wrong
from review_report import ReviewRow, known_rows, write_rows


@pytest.fixture
def forecasts():
    """Games of two in which the chances are right, and one moment of each."""
    rng = np.random.default_rng(1)
    found = []
    for number in range(4000):
        chance = rng.random()
        won = float(rng.random() < chance)
        for truth, result in ((chance, won), (1 - chance, 1 - won)):
            found.append(Forecast(number, 2, number % 3, truth, -1.0, result, (1.0, rng.normal())))
    return found


def columns(rows):
    return (np.array([getattr(row, name) for row in rows]) for name in ("truth", "won", "number"))


def test_chances_that_are_right_have_a_small_error_and_wrong_ones_a_large_one(forecasts):
    chances, won, games = columns(forecasts)

    right, wrong = calibration(chances, won, games), calibration(chances**2, won, games)

    assert right.error < 0.02
    assert wrong.error == pytest.approx(1 / 2 - 1 / 3, abs=0.02)
    assert right.low <= right.error <= right.high < wrong.low


def test_bins_are_of_equal_size(forecasts):
    chances, won, _ = columns(forecasts)

    assert {n for _, _, n in error_of(chances**4, won)[1]} == {800}


def test_a_better_forecast_has_a_better_brier_score(forecasts):
    chances, won, games = columns(forecasts)

    value, low, high = brier_gain(chances, np.full(len(won), 0.5), won, games)

    assert value == pytest.approx(1 / 12, abs=0.01)
    assert 0 < low < value < high


def test_the_logistic_fit_knows_what_the_facts_say_of_games_it_was_not_fitted_on(forecasts):
    told = [row._replace(facts=(1.0, 4 * row.truth - 2)) for row in forecasts]

    fits, blind = logistic(told), logistic(forecasts)

    assert np.corrcoef(fits, [row.truth for row in told])[0, 1] > 0.95
    assert np.abs(blind - 0.5).max() < 0.1


def test_decisions_count_for_as_many_as_they_stand_for():
    games = [
        [JudgedAgain("blunder", 0.2, 1.0), JudgedAgain("", 0.3, 3.0), JudgedAgain("good", 0.0, 50.0)],
        [JudgedAgain("mistake", 0.01, 2.0), JudgedAgain("good", 0.02, 48.0)],
    ]

    large, small = share_wrong(games, 0.15, 2.0), share_wrong(games, -1.0, 0.03)

    assert (large.value, large.decisions) == (0.25, 2)
    assert (small.value, small.decisions) == (0.02, 3)
    assert share_wrong(games, 0.5, 0.6) is None


def test_a_part_that_is_measured_again_replaces_only_its_own_rows(tmp_path):
    results = tmp_path / "results.md"
    results.write_text("# How fast it is\n\n| one |\n", encoding="utf-8")
    write_rows("speed", [ReviewRow("mascarade", "six", "12 s", "≤ 20 s", True)], "speed", 0.1, results)
    write_rows("speed", [ReviewRow("grimm", "four", "9 s", "≤ 20 s", True)], "speed", 0.1, results)
    write_rows("quick", [ReviewRow("grimm", "agree", "7 of 10", "≥ 80 %", False)], "quick", 0.1, results)
    write_rows("speed", [ReviewRow("mascarade", "six", "21 s", "≤ 20 s", False)], "speed", 0.1, results)

    rows = known_rows(results)
    assert [row[:5] for row in rows["speed"]] == [
        ("mascarade", "six", "21 s", "≤ 20 s", "no"),
        ("grimm", "four", "9 s", "≤ 20 s", "yes"),
    ]
    assert [row[2] for row in rows["quick"]] == ["7 of 10"]
    assert "1 of 3 targets are met" in results.read_text(encoding="utf-8")
    assert results.read_text(encoding="utf-8").startswith("# How fast it is\n\n| one |\n")
