"""Chances from step to step, with less noise: a Kalman smoother whose steps may be as large as what was seen.

Chances are a random walk that is measured with noise. How noisy a difference is, the roll-outs themselves
tell, because they are paired; where they hardly differ, nothing is smoothed. The same weights apply to all
players, so chances still add up to 1, and the last value is the result itself.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from ridotto.simulation.compile.records import Scores


def smoothed(measured: Scores, variances: Scores, counts: Any) -> Scores:
    """Rows of measured values, each the mean of a number of roll-outs, smoothed; `variances` are those of the
    differences of neighbours in one roll-out."""
    noises = variances / np.minimum(counts[:-1], counts[1:])
    moved = ((measured[1:] - measured[:-1]) ** 2).mean(axis=1)
    walk = np.maximum(moved - noises, 0.0)
    """The variance of each step of the walk."""
    nearest = np.concatenate([variances[:1], np.minimum(variances[:-1], variances[1:]), [0.0]])
    halves = nearest / counts / 2
    """The variance of each measurement: half of what a difference has. The last one is exact."""
    means, spreads, ahead = _forward(measured, walk, halves)
    found: Scores = means.copy()
    for k in range(len(measured) - 2, -1, -1):
        gain = spreads[k] / ahead[k] if ahead[k] > 0 else 0.0
        found[k] = means[k] + gain * (found[k + 1] - means[k])
    return found


def bridged(rows: Sequence[Scores]) -> Scores:
    """The mean of each row, of which some have fewer roll-outs than others: what more of them change where
    they were made is carried over to the rows between."""
    counts = sorted({len(row) for row in rows})
    found: Scores = np.array([row[: counts[0]].mean(axis=0) for row in rows])
    for fewer, more in pairwise(counts):
        able = [i for i, row in enumerate(rows) if len(row) >= more]
        changes = np.array([rows[i][:more].mean(axis=0) - rows[i][:fewer].mean(axis=0) for i in able])
        every = range(len(rows))
        found += np.stack([np.interp(every, able, column) for column in changes.T], axis=1)
    if len(counts) > 1:
        found = np.clip(found, 0.0, 1.0)
        found /= found.sum(axis=1, keepdims=True)
    return found


def _forward(measured: Scores, walk: Scores, noises: Scores) -> tuple[Any, Any, Any]:
    """The filter: mean and variance of each value by what came before, and the variance one step ahead."""
    means, spreads, ahead = measured.copy(), np.zeros(len(measured)), np.zeros(len(measured))
    spreads[0] = noises[0]
    for k in range(1, len(measured)):
        ahead[k - 1] = spreads[k - 1] + walk[k - 1]
        total = ahead[k - 1] + noises[k]
        gain = ahead[k - 1] / total if total > 0 else 1.0
        means[k] = means[k - 1] + gain * (measured[k] - means[k - 1])
        spreads[k] = (1.0 - gain) * ahead[k - 1]
    means[-1], spreads[-1] = measured[-1], 0.0
    return means, spreads, ahead
