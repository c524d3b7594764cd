"""Networks in compiled games: the functions that take the place of those of interpreted bots."""

from types import FunctionType
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ridotto.bots.network import Network
from ridotto.games.kind import GameKind
from ridotto.simulation.players import Hooks

Numbers: TypeAlias = npt.NDArray[np.float64]

# Each game has functions of its own, in which these names stand for the numbers of its network.
of_position: Numbers = np.zeros((0, 0))
of_move: Numbers = np.zeros((0, 0))
first_bias: Numbers = np.zeros(0)
second: Numbers = np.zeros((0, 0))
second_bias: Numbers = np.zeros(0)
last: Numbers = np.zeros(0)
direct: Numbers = np.zeros(0)


def weigh_position(state: Any) -> None:
    """Sum up the first layer over the position, the same for all moves."""
    sums = state.first_sums
    for unit in range(len(first_bias)):
        sums[unit] = first_bias[unit]
    for i in range(len(of_position)):
        value = state.position[i]
        if value != 0.0:
            for unit in range(len(first_bias)):
                sums[unit] += value * of_position[i, unit]


def weigh_move(state: Any) -> float:
    """The score of the move at hand."""
    first = state.first
    score = 0.0
    for unit in range(len(first_bias)):
        first[unit] = state.first_sums[unit]
    for i in range(len(of_move)):
        value = state.features[i]
        if value != 0.0:
            score += value * direct[i]
            for unit in range(len(first_bias)):
                first[unit] += value * of_move[i, unit]
    for unit in range(len(second_bias)):
        total = second_bias[unit]
        for i in range(len(first_bias)):
            total += max(0.0, first[i]) * second[unit, i]
        score += max(0.0, total) * last[unit]
    return score


def network_hooks(kind: GameKind) -> Hooks:
    """The compiled functions of a game's network in the place of the interpreted ones."""
    policy = kind.bots.policy if kind.has("bots") else None
    if policy is None or policy.network is None:
        return {}
    network = policy.network
    numbers = arrays_of(network.shipped())
    return {
        network.choose: network.choose_compiled,
        network.weigh_position: with_numbers(weigh_position, numbers),
        network.weigh_move: with_numbers(weigh_move, numbers),
    }


def arrays_of(network: Network) -> dict[str, Numbers]:
    """The layers of a network by name; the second has a row for each of its units here."""
    layers = {name: np.array(layer, np.float64) for name, layer in network.layers._asdict().items()}
    return {**layers, "second": np.ascontiguousarray(layers["second"].T)}


def with_numbers(function: Any, numbers: dict[str, Numbers]) -> Any:
    """A function in which the names of layers stand for these numbers."""
    source = cast("FunctionType", function)
    made = FunctionType(source.__code__, {**source.__globals__, **numbers}, source.__name__)
    made.__module__, made.__qualname__ = source.__module__, source.__qualname__
    made.__annotations__ = source.__annotations__
    return made
