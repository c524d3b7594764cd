"""The network that is trained: how it begins, and what it makes of many positions at once."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.bots.network import HIDDEN, FeatureCounts, Layers, Network, shapes

Floats: TypeAlias = npt.NDArray[np.float32]
Parameters: TypeAlias = dict[str, Any]
"""The layers of a network by name, and those of the estimate of how a game will end."""

HEURISTIC: Final = 10.0
"""The first weight of a move's value by the heuristic policy: a network begins as a good player."""
VALUE_HIDDEN: Final = HIDDEN


def new_parameters(features: FeatureCounts, seed: int) -> Parameters:
    """A network that plays about like the heuristic policy."""
    random = np.random.default_rng(seed)
    layers = dict(zip(Layers._fields, shapes(features), strict=True))
    layers |= {"value_first": (features.position, VALUE_HIDDEN), "value_first_bias": (VALUE_HIDDEN,)}
    made: Parameters = {}
    for name, shape in layers.items():
        matrix = len(shape) > 1
        spread = np.sqrt(2.0 / shape[0]) if matrix else 0.0
        made[name] = (random.standard_normal(shape) * spread).astype(np.float32)
    made["last"] = (random.standard_normal(made["last"].shape) * 0.01).astype(np.float32)
    made["value_last"] = np.zeros(VALUE_HIDDEN, np.float32)
    made["value_bias"] = np.zeros(1, np.float32)
    made["direct"][0] = HEURISTIC
    return made


def to_network(
    parameters: Parameters, game: str, features: FeatureCounts, about: Mapping[str, Any]
) -> Network:
    """What is shipped of it: the policy without the estimate."""
    layers = Layers(*(np.asarray(parameters[name]).tolist() for name in Layers._fields))
    return Network(game, features, layers, about)


def scores_of(parameters: Parameters, positions: Floats, features: Floats, counts: Any) -> Floats:
    """The scores of all moves; `counts` has how many belong to each position."""
    p = parameters
    sums = positions @ p["of_position"] + p["first_bias"]
    first = np.repeat(sums, counts, axis=0) + features @ p["of_move"]
    np.maximum(first, 0.0, out=first)
    second = first @ p["second"] + p["second_bias"]
    np.maximum(second, 0.0, out=second)
    scores: Floats = second @ p["last"] + features @ p["direct"]
    return scores


def values_of(parameters: Parameters, positions: Floats) -> Floats:
    """How the game is expected to end for the player who decides, in standard deviations."""
    p = parameters
    first = np.maximum(positions @ p["value_first"] + p["value_first_bias"], 0.0)
    values: Floats = first @ p["value_last"] + p["value_bias"][0]
    return values


def draw_moves(
    scores: Floats, counts: Any, random: np.random.Generator
) -> tuple[npt.NDArray[np.int64], Floats]:
    """The row of a move for each position, as likely as its score says, and the logarithm of how likely."""
    starts = np.cumsum(counts) - counts
    noisy = scores + random.gumbel(size=len(scores))
    best = np.repeat(np.maximum.reduceat(noisy, starts), counts)
    hits = np.flatnonzero(noisy == best)
    rows = hits[np.searchsorted(hits, starts)]
    top = np.maximum.reduceat(scores, starts)
    total = np.add.reduceat(np.exp(scores - np.repeat(top, counts)), starts)
    logs: Floats = (scores[rows] - top - np.log(total)).astype(np.float32)
    return rows, logs
