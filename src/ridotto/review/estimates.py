"""Means with intervals, and random portions for roll-outs."""

from math import sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ridotto.review.schema import Interval

Z: Final = 1.96
"""Standard errors on either side of a 95 % interval."""
SURPRISE: Final = 1.0
"""Squared difference in one more world that has not been seen: a whole win."""
DIGITS: Final = 4

Values: Any = npt.NDArray[np.float64]


def standard_error(values: Any) -> float:
    """The standard error of a mean, as if one more world had surprised us."""
    n = len(values)
    return sqrt(float(((values - values.mean()) ** 2).sum()) + SURPRISE) / n if n else 1.0


def interval(values: Any) -> Interval:
    """The mean of some values with its 95 % interval."""
    if len(values) == 0:
        return Interval(0.0, -1.0, 1.0)
    mean, wide = float(values.mean()), Z * standard_error(values)
    return rounded(mean, mean - wide, mean + wide)


def rounded(value: float, low: float, high: float) -> Interval:
    """An interval with as many digits as are stored."""
    return Interval(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))


def chance_interval(values: Any) -> Interval:
    """The mean of chances, with an interval between 0 and 1."""
    found = interval(values)
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def stratified(rng: np.random.Generator, n: int, columns: int) -> Any:
    """Random portions of 1: in every column each nth part occurs once."""
    rows = np.stack([rng.permutation(n) for _ in range(columns)], axis=1)
    return (rows + rng.random((n, columns))) / n


def generator(*numbers: int) -> np.random.Generator:
    """A generator that depends on these numbers and nothing else."""
    return np.random.Generator(np.random.PCG64([number & 0xFFFFFFFFFFFFFFFF for number in numbers]))
