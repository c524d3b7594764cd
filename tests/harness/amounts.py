"""How much random play a test does: little in `make test`, much in `make test-thorough`."""

import os
from collections.abc import Sequence
from typing import TypeVar

from ridotto.words.language import LANGUAGES

T = TypeVar("T")

THOROUGH = os.environ.get("RIDOTTO_THOROUGH", "") not in {"", "0"}


def examples(quick: int, thorough: int) -> int:
    """The number of examples, games or messages for this run."""
    return thorough if THOROUGH else quick


def share_of(language: str, games: Sequence[T]) -> Sequence[T]:
    """The games to tell in a language: a quarter of them, others in the next language, or all of them."""
    return cases(games[list(LANGUAGES).index(language) % 4 :: 4], games)


def cases(quick: Sequence[T], thorough: Sequence[T]) -> Sequence[T]:
    """The cases for this run."""
    return thorough if THOROUGH else quick
