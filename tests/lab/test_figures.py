"""Figures are what anybody would work out by hand."""

import numpy as np
import pytest

from ridotto.lab.figures import error_of_mean, histogram, interval, mean, rate, share


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 200, 0.1951, 0.3143)],
)
def test_intervals_are_those_of_wilson(hits, of, low, high):
    assert interval(hits, of) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known():
    assert interval(0, 0) == (0.0, 1.0)
    assert share("masks", "King", "bluffs", 0, 0).value == 0.0
    assert rate("masks", "King", "coins per use", 0, 0).value == 0.0


def test_a_mean_of_ten_thousand_is_off_by_two_hundredths_of_the_deviation():
    values = np.tile([0, 2], 5000)

    figure = mean("length", "turns", "mean", values)

    assert (figure.value, figure.cases) == (1.0, 10_000)
    assert figure.low == pytest.approx(1 - 0.0196, abs=1e-5)
    assert figure.high == pytest.approx(1 + 0.0196, abs=1e-5)
    assert error_of_mean(np.array([3])) == 0.0


def test_every_bar_of_a_histogram_is_as_many_whole_numbers_wide():
    values = np.repeat(np.arange(10, 110), 7)

    counts, edges = histogram(values, 40)

    assert set(np.diff(edges)) == {3}
    assert set(counts.tolist()[:-1]) == {21}
    assert histogram(np.array([5, 5]), 40)[0].tolist() == [2]
