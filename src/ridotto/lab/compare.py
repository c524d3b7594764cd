"""Sets compared: which is fairer between the seats, shorter, swingier, and whether the sample can tell."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from ridotto.lab.figures import Z_95, Column, Figure
from ridotto.lab.summary import Course, winners_in_order

RESAMPLES: Final = 400
HOPELESS: Final = 10_000_000
"""If it would take more games than this, two sets may as well be called alike."""

SPARE: Final = 2.8
"""So many times the games that would just do by this sample: then nine in ten samples would."""

UNEVENNESS, TURNS, LEAD_CHANGES = "unevenness", "turns", "lead changes"
HIGHEST_FIRST: Final = frozenset({LEAD_CHANGES})
"""The properties of which more comes first; of all others, less does."""


class Estimate(NamedTuple):
    """A property of one set as far as its games tell, with what resampling makes of it."""

    name: str
    value: float
    error: float
    """Its standard deviation, if the same number of games were played again and again."""
    games: int

    def figure(self, measure: str, scale: Callable[[float], float]) -> Figure:
        """The same with its interval, on the scale on which people read it."""
        low, high = self.value - Z_95 * self.error, self.value + Z_95 * self.error
        return Figure("sets", self.name, measure, scale(self.value), scale(low), scale(high), self.games)


class Verdict(NamedTuple):
    """Which set comes first in one property, and whether that is sure."""

    measure: str
    first: str
    second: str
    is_sure: bool
    needed: int | None
    """About how many games of each would tell; None if hardly any number would."""


def compare(courses: Mapping[str, Course]) -> tuple[list[Figure], list[Verdict]]:
    """Every property of every set, and the verdict on each property."""
    figures: list[Figure] = []
    verdicts: list[Verdict] = []
    for measure, (estimate, scale) in PROPERTIES.items():
        found = [estimate(name, course) for name, course in courses.items()]
        figures += (each.figure(measure, scale) for each in found)
        verdicts.append(verdict(measure, found))
    return figures, verdicts


def verdict(measure: str, found: Sequence[Estimate]) -> Verdict:
    """The first and the second, and whether their difference is more than chance would make."""
    first, second, *_ = sorted(found, key=lambda each: each.value, reverse=measure in HIGHEST_FIRST)
    apart, error = abs(first.value - second.value), sqrt(first.error**2 + second.error**2)
    is_sure = apart > Z_95 * error
    games = min(first.games, second.games)
    needed = games * (Z_95 * error / apart) ** 2 if apart else float("inf")
    enough = None if needed > HOPELESS else rounded_up(needed)
    return Verdict(measure, first.name, second.name, is_sure, None if is_sure else enough)


def rounded_up(games: float) -> int:
    """A number of games with two digits that count, and some to spare."""
    some = int(SPARE * games) + 1
    step: int = 10 ** max(0, len(str(some)) - 2)
    return -(-some // step) * step


def turns(name: str, course: Course) -> Estimate:
    """How long games are."""
    return mean(name, course.results.turns)


def lead_changes(name: str, course: Course) -> Estimate:
    """How often somebody else becomes the only leader."""
    if course.results.leads is None:
        raise ValueError("nobody counted who led in these games; play them with counted=True")
    return mean(name, course.results.leads)


def mean(name: str, values: Column) -> Estimate:
    """The mean of a column and how far it may be off."""
    error = float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(name, float(np.mean(values)), error, len(values))


def unevenness(name: str, course: Course) -> Estimate:
    """How much the shares of wins vary between those who begin, come next, and so on.

    It is the variance as a part of the square of the fair share. Seats that are all alike win unequally
    often by chance alone. What chance adds is what resampling the games adds once more; it is taken off, so
    fair sets come out around zero, above as well as below.
    """
    kinds, counts = np.unique(winners_in_order(course), return_counts=True)
    won = kinds[:, None] >> np.arange(len(course.header.players)) & 1
    again = np.random.default_rng(course.seed).multinomial(course.games, counts / course.games, RESAMPLES)
    here, elsewhere = spread(counts @ won), spread(again @ won)
    return Estimate(name, float(2 * here - elsewhere.mean()), float(elsewhere.std()), course.games)


def spread(wins: Column) -> Column:
    """The variance of the seats' wins, as a part of the square of their mean."""
    spreads: Column = wins.var(axis=-1) / wins.mean(axis=-1) ** 2
    return spreads


def as_it_is(value: float) -> float:
    """A property that is read as it is measured."""
    return value


def typical_deviation(variance: float) -> float:
    """A variance as the deviation that it stands for."""
    return sqrt(max(0.0, variance))


PROPERTIES: Final[Mapping[str, tuple[Callable[[str, Course], Estimate], Callable[[float], float]]]] = {
    UNEVENNESS: (unevenness, typical_deviation),
    TURNS: (turns, as_it_is),
    LEAD_CHANGES: (lead_changes, as_it_is),
}
"""What sets are compared in: how it is estimated, and how people read it."""
