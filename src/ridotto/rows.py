"""Lists that never grow or shrink: what tables, minds and tallies are made of in both bodies."""

from collections.abc import Callable


def row(size: int, value: int = 0) -> Callable[[], list[int]]:
    """How to make a list of so many numbers."""
    return lambda: [value] * size


def fractions(size: int) -> Callable[[], list[float]]:
    """How to make a list of so many fractions, all nothing yet."""
    return lambda: [0.0] * size
