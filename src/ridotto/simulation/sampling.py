"""What the beliefs in both games share: chances that leave room for doubt, and drawing by weight."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ridotto.chance import next_word

WORDS: Final = 1 << 32
"""A word of chance is below this."""


def check_doubt(habits: NamedTuple) -> None:
    """Nobody always or never does anything: what is taken for impossible could not be unlearned."""
    for name, chance in habits._asdict().items():
        if not 0 < chance < 1:
            raise ValueError(f"'{name}' is a chance above 0 and below 1, not {chance}")


def portion(luck: list[int]) -> float:
    """A random number from 0 to 1, without 1."""
    return next_word(luck) / WORDS


def draw(weights: npt.NDArray[np.float64], n: int, luck: list[int]) -> npt.NDArray[np.intp]:
    """The numbers of so many things, each drawn by its weight, any of them several times."""
    up_to = np.cumsum(weights)
    drawn = np.array([portion(luck) for _ in range(n)])
    found: npt.NDArray[np.intp] = np.searchsorted(up_to, drawn * up_to[-1], side="right")
    return found
