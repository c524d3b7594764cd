"""Networks in interpreted games with NumPy, which is imported when a network first plays."""

from collections.abc import Callable

import numpy as np

from ridotto.bots.network import Layers, Scratch


def with_arrays(layers: Layers) -> tuple[Callable[[Scratch], None], Callable[[Scratch], float]]:
    """The functions by which a policy runs a network."""
    own = Layers(*(np.array(layer, np.float64) for layer in layers))

    def weigh_position(state: Scratch) -> None:
        state.first_sums[:] = (own.first_bias + np.array(state.position) @ own.of_position).tolist()

    def weigh_move(state: Scratch) -> float:
        features = np.array(state.features)
        first = np.maximum(0.0, np.array(state.first_sums) + features @ own.of_move)
        second = np.maximum(0.0, own.second_bias + first @ own.second)
        return float(second @ own.last + features @ own.direct)

    return weigh_position, weigh_move
