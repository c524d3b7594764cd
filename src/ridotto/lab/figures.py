"""Figures with confidence intervals."""

from math import ceil, nan, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Z_95: Final = 1.96
"""Number of standard deviations that cover 95 % of a normal distribution."""

RESAMPLES: Final = 1000
MIDDLE: Final = (0.025, 0.975)
"""The quantiles that bound the middle 95 %."""
SEED: Final = 0
"""The same blocks always give the same interval."""

Column = npt.NDArray[Any]


class Figure(NamedTuple):
    """One number of a report, with what it is about."""

    section: str
    item: str
    measure: str
    value: float
    low: float | None
    """Lower bound of the 95 % interval; None if it is unknown."""
    high: float | None
    cases: int
    """The number of cases."""


def share(section: str, item: str, measure: str, hits: int, of: int) -> Figure:
    """How often something happened among some cases."""
    low, high = interval(hits, of)
    return Figure(section, item, measure, hits / of if of else nan, low, high, of)


def mean(section: str, item: str, measure: str, values: Column) -> Figure:
    """The mean of a column, one value for each game."""
    middle, spread = float(np.mean(values)), error_of_mean(values)
    return Figure(section, item, measure, middle, middle - spread, middle + spread, len(values))


def rate(section: str, item: str, measure: str, total: float, of: int) -> Figure:
    """A total per case; its variance was not counted, so it has no interval."""
    return Figure(section, item, measure, total / of if of else nan, None, None, of)


def error_of_mean(values: Column) -> float:
    """Half the width of the 95 % interval of a mean."""
    if len(values) < 2:
        return 0.0
    return float(Z_95 * np.std(values, ddof=1) / sqrt(len(values)))


def interval(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if of == 0:
        return 0.0, 1.0
    part, z = hits / of, Z_95 * Z_95 / of
    middle = part + z / 2
    spread = sqrt(z * part * (1 - part) + z * z / 4)
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))


def histogram(values: Column, most_bars: int) -> tuple[Column, Column]:
    """The counts and edges of a histogram; the highest hundredth is left out.

    The width of bars is a whole number, so that whole numbers are spread evenly.
    """
    low, high = int(values.min()), int(np.quantile(values, 0.99))
    step = ceil((high - low + 1) / most_bars)
    edges = np.arange(low, high + step + 1, step)
    return np.histogram(values, edges - 0.5)[0], edges


# ── Bootstrap intervals ──────────────────────────────────────────────────────────────────────────────
# Games of one deal are alike, so whole blocks are resampled together.


def block_figure(section: str, item: str, measure: str, blocks: Column) -> Figure:
    """The mean of a column with one value for each block, and its interval."""
    low, high = block_interval(blocks)
    return Figure(section, item, measure, float(np.mean(blocks)), low, high, len(blocks))


def block_interval(blocks: Column) -> tuple[float, float]:
    """The bounds of 95 % of the means of samples drawn from these blocks with replacement.

    Blocks with the same value are drawn together: only their number matters.
    """
    values, counts = np.unique(blocks, return_counts=True)
    drawn = np.random.default_rng(SEED).multinomial(len(blocks), counts / len(blocks), RESAMPLES)
    low, high = np.quantile(drawn @ values / len(blocks), MIDDLE)
    return float(low), float(high)
