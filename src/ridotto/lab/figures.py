"""Figures and how far they can be trusted."""

from math import ceil, nan, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Z_95: Final = 1.96
"""How many standard deviations 95 % of all cases keep within."""

Column = npt.NDArray[Any]


class Figure(NamedTuple):
    """One number of a report, with what it is about."""

    section: str
    item: str
    measure: str
    value: float
    low: float | None
    """The truth lies between low and high in 95 of 100 such samples; None where nobody worked it out."""
    high: float | None
    cases: int
    """How many cases it was measured on."""


def share(section: str, item: str, measure: str, hits: int, of: int) -> Figure:
    """How often something happened among some cases."""
    low, high = interval(hits, of)
    return Figure(section, item, measure, hits / of if of else nan, low, high, of)


def mean(section: str, item: str, measure: str, values: Column) -> Figure:
    """The mean of a column, one value for each game."""
    middle, spread = float(np.mean(values)), error_of_mean(values)
    return Figure(section, item, measure, middle, middle - spread, middle + spread, len(values))


def rate(section: str, item: str, measure: str, total: float, of: int) -> Figure:
    """So much for each case; how far it varies was not counted."""
    return Figure(section, item, measure, total / of if of else nan, None, None, of)


def error_of_mean(values: Column) -> float:
    """How far a mean may be off, in 95 of 100 cases."""
    if len(values) < 2:
        return 0.0
    return float(Z_95 * np.std(values, ddof=1) / sqrt(len(values)))


def interval(hits: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 such cases (Wilson)."""
    if of == 0:
        return 0.0, 1.0
    part, z = hits / of, Z_95 * Z_95 / of
    middle = part + z / 2
    spread = sqrt(z * part * (1 - part) + z * z / 4)
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))


def histogram(values: Column, most_bars: int) -> tuple[Column, Column]:
    """How many values fall where, and the edges between; the highest hundredth is left out.

    Bars are whole numbers wide, or whole numbers would fall unevenly into them.
    """
    low, high = int(values.min()), int(np.quantile(values, 0.99))
    step = ceil((high - low + 1) / most_bars)
    edges = np.arange(low, high + step + 1, step)
    return np.histogram(values, edges - 0.5)[0], edges
