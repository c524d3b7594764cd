"""Compares sets: which is fairer between the seats, shorter, swingier, and whether the sample can tell."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from ridotto.lab.figures import Z_95, Column, Figure
from ridotto.lab.summary import GameSeries, winners_in_order

RESAMPLES: Final = 400
HOPELESS: Final = 10_000_000
"""Sets that would need more games than this to be told apart count as equal."""

SPARE: Final = 2.8
"""Safety factor on the sample size, for 90 % power."""

UNEVENNESS, TURNS, LEAD_CHANGES = "unevenness", "turns", "lead changes"
HIGHEST_FIRST: Final = frozenset({LEAD_CHANGES})
"""The properties in which the highest value comes first; in all others the lowest does."""


class Estimate(NamedTuple):
    """A property of one set, estimated from its games, with its resampled values."""

    name: str
    value: float
    error: float
    """Its standard error."""
    games: int

    def figure(self, measure: str, scale: Callable[[float], float]) -> Figure:
        """The estimate as a figure with its interval, on the scale for readers."""
        low, high = self.value - Z_95 * self.error, self.value + Z_95 * self.error
        return Figure("sets", self.name, measure, scale(self.value), scale(low), scale(high), self.games)


class ComparisonVerdict(NamedTuple):
    """Which set comes first in one property, and whether the difference is significant."""

    measure: str
    first: str
    second: str
    is_sure: bool
    needed: int | None
    """About how many games of each set would show the difference; None if too many."""


def compare(compared: Mapping[str, GameSeries]) -> tuple[list[Figure], list[ComparisonVerdict]]:
    """Every property of every set, and the verdict on each property."""
    figures: list[Figure] = []
    verdicts: list[ComparisonVerdict] = []
    for measure, (estimate, scale) in PROPERTIES.items():
        found = [estimate(name, series) for name, series in compared.items()]
        figures += (each.figure(measure, scale) for each in found)
        verdicts.append(verdict(measure, found))
    return figures, verdicts


def verdict(measure: str, found: Sequence[Estimate]) -> ComparisonVerdict:
    """The first and the second set, and whether their difference is significant."""
    first, second, *_ = sorted(found, key=lambda each: each.value, reverse=measure in HIGHEST_FIRST)
    apart, error = abs(first.value - second.value), sqrt(first.error**2 + second.error**2)
    is_sure = apart > Z_95 * error
    games = min(first.games, second.games)
    needed = games * (Z_95 * error / apart) ** 2 if apart else float("inf")
    enough = None if needed > HOPELESS else rounded_up(needed)
    return ComparisonVerdict(measure, first.name, second.name, is_sure, None if is_sure else enough)


def rounded_up(games: float) -> int:
    """A number of games with a safety margin, rounded up to two digits."""
    some = int(SPARE * games) + 1
    step: int = 10 ** max(0, len(str(some)) - 2)
    return -(-some // step) * step


def turns(name: str, series: GameSeries) -> Estimate:
    """The length of games."""
    return mean(name, series.results.turns)


def lead_changes(name: str, series: GameSeries) -> Estimate:
    """How often the sole leader changes."""
    if series.results.leads is None:
        raise ValueError("nobody counted who led in these games; play them with counted=True")
    return mean(name, series.results.leads)


def mean(name: str, values: Column) -> Estimate:
    """The mean of a column, with its standard error."""
    error = float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(name, float(np.mean(values)), error, len(values))


def unevenness(name: str, series: GameSeries) -> Estimate:
    """How much the shares of wins vary over the order of play.

    It is the variance relative to the square of the fair share. Even equal seats win unequally often by
    chance. Resampling the games adds as much variance as chance did; that is subtracted, so fair sets come
    out around zero, above as well as below.
    """
    kinds, counts = np.unique(winners_in_order(series), return_counts=True)
    won = kinds[:, None] >> np.arange(len(series.header.players)) & 1
    again = np.random.default_rng(series.seed).multinomial(series.games, counts / series.games, RESAMPLES)
    here, elsewhere = spread(counts @ won), spread(again @ won)
    return Estimate(name, float(2 * here - elsewhere.mean()), float(elsewhere.std()), series.games)


def spread(wins: Column) -> Column:
    """The variance of the seats' wins, relative to the square of their mean."""
    spreads: Column = wins.var(axis=-1) / wins.mean(axis=-1) ** 2
    return spreads


def unchanged(value: float) -> float:
    """For a property that is shown as it is measured."""
    return value


def typical_deviation(variance: float) -> float:
    """The standard deviation for a variance; negative for a negative one."""
    return sqrt(max(0.0, variance))


PROPERTIES: Final[Mapping[str, tuple[Callable[[str, GameSeries], Estimate], Callable[[float], float]]]] = {
    UNEVENNESS: (unevenness, typical_deviation),
    TURNS: (turns, unchanged),
    LEAD_CHANGES: (lead_changes, unchanged),
}
"""The properties in which sets are compared: how each is estimated, and how it is shown."""
