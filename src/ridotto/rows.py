"""Lists of fixed length, for tables, policy states and statistics, interpreted and compiled."""

from collections.abc import Callable


def row(size: int, value: int = 0) -> Callable[[], list[int]]:
    """A default factory for a list of `size` numbers."""
    return lambda: [value] * size


def fractions(size: int) -> Callable[[], list[float]]:
    """A default factory for a list of `size` fractions, all 0."""
    return lambda: [0.0] * size
