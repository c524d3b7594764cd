"""Networks in interpreted games with NumPy, which is imported when a network first plays."""

from collections.abc import Sequence
from itertools import chain

import numpy as np

from ridotto.bots.network import Layers, PlayedNetwork


def with_arrays(layers: Layers) -> PlayedNetwork:
    """A network that weighs all moves of a decision in one product for each layer."""
    own = Layers(*(np.array(layer, np.float64) for layer in layers))
    width = len(own.of_move)

    def weigh_moves(position: Sequence[float], moves: Sequence[Sequence[float]]) -> Sequence[float]:
        numbers = chain.from_iterable(moves)  # half the time of an array of lists
        features = np.fromiter(numbers, np.float64, len(moves) * width).reshape(-1, width)
        sums = own.first_bias + np.array(position) @ own.of_position
        first = np.maximum(0.0, sums + features @ own.of_move)
        second = np.maximum(0.0, own.second_bias + first @ own.second)
        scores: list[float] = (second @ own.last + features @ own.direct).tolist()
        return scores

    return weigh_moves
