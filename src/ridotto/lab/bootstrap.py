"""Bootstrap intervals over whole blocks: games of one deal are alike, so they are resampled together."""

from typing import Final

import numpy as np

from ridotto.lab.figures import Column, Figure

RESAMPLES: Final = 1000
MIDDLE: Final = (0.025, 0.975)
"""The quantiles that bound the middle 95 %."""
SEED: Final = 0
"""The same blocks always give the same interval."""


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
