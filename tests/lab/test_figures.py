"""Figures equal what one works out by hand."""

from math import isnan

import numpy as np
import pytest

from ridotto.lab.figures import error_of_mean, histogram, interval, mean, rate, share
from ridotto.lab.part import NUMBER, PERCENT
from ridotto.lab.report_tables import spelled, spelled_span, spelled_value
from ridotto.words import language


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 200, 0.1951, 0.3143)],
)
def test_intervals_are_those_of_wilson(hits, of, low, high):
    assert interval(hits, of) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known():
    assert interval(0, 0) == (0.0, 1.0)
    assert isnan(share("masks", "King", "bluffs", 0, 0).value)
    assert isnan(rate("masks", "King", "coins per use", 0, 0).value)
    assert spelled(language("en"), share("masks", "King", "bluffs", 0, 0).value, PERCENT) == "–"


def test_a_mean_of_ten_thousand_is_off_by_two_hundredths_of_the_deviation():
    values = np.tile([0, 2], 5000)

    figure = mean("length", "turns", "mean", values)

    assert (figure.value, figure.cases) == (1.0, 10_000)
    assert figure.low == pytest.approx(1 - 0.0196, abs=1e-5)
    assert figure.high == pytest.approx(1 + 0.0196, abs=1e-5)
    assert error_of_mean(np.array([3])) == 0.0


def test_all_bars_of_a_histogram_have_the_same_whole_width():
    values = np.repeat(np.arange(10, 110), 7)

    counts, edges = histogram(values, 40)

    assert set(np.diff(edges)) == {3}
    assert set(counts.tolist()[:-1]) == {21}
    assert histogram(np.array([5, 5]), 40)[0].tolist() == [2]


def test_a_narrower_interval_shows_more_digits():
    few, many = (share("seats", "A", "wins", games // 7, games) for games in (700, 7_000_000))

    assert spelled_value(language("en"), few, PERCENT) == "14.3%"
    assert spelled_value(language("en"), many, PERCENT) == "14.29%"
    assert spelled_span(language("en"), many, PERCENT) == "14.26% – 14.31%"


@pytest.mark.parametrize(
    ("code", "percent", "number"),
    [
        ("en", "12.3%", "1,234.57"),
        ("pl", "12,3%", "1\u00a0234,57"),
        ("uk", "12,3\u00a0%", "1\u00a0234,57"),
        ("it", "12,3%", "1.234,57"),
        ("nl", "12,3%", "1.234,57"),
        ("fr", "12,3\u202f%", "1\u202f234,57"),
    ],
)
def test_numbers_are_written_as_in_the_language(code, percent, number):
    assert spelled(language(code), 0.123, PERCENT) == percent
    assert spelled(language(code), 1234.567, NUMBER) == number
    assert spelled(language(code), -0.5, NUMBER) == ("-0.50" if code == "en" else "-0,50")
