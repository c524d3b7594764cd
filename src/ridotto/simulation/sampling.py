"""What the beliefs of games share: checked probabilities, and sampling by weight."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ridotto.chance import next_word

WORDS: Final = 1 << 32
"""The number of different words of chance."""


def check_doubt(habits: NamedTuple) -> None:
    """Raise unless all probabilities are between 0 and 1: what is impossible could never be unlearned."""
    for name, chance in habits._asdict().items():
        if not 0 < chance < 1:
            raise ValueError(f"'{name}' is a chance above 0 and below 1, not {chance}")


def portion(chance: list[int]) -> float:
    """A random number from 0 up to but not including 1."""
    return next_word(chance) / WORDS


def draw(weights: npt.NDArray[np.float64], n: int, chance: list[int]) -> npt.NDArray[np.intp]:
    """Indices of `n` items, each drawn by its weight, with replacement."""
    up_to = np.cumsum(weights)
    drawn = np.array([portion(chance) for _ in range(n)])
    found: npt.NDArray[np.intp] = np.searchsorted(up_to, drawn * up_to[-1], side="right")
    return found
