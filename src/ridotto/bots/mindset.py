"""What the minds of both games are made of, and how whoever compiles them is told about it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Mindset(NamedTuple):
    """How the minds of a game work, for whoever compiles them."""

    mind: "type[DataclassInstance]"
    decider: Callable[..., int]
    hide: Callable[..., None]
    notice: Callable[..., None]
    choose: Callable[..., int]


def zeros(n: int) -> Callable[[], list[int]]:
    """How to make a list of so many zeros."""
    return lambda: [0] * n


def noughts(n: int) -> Callable[[], list[float]]:
    """How to make a list of so many chances that are none."""
    return lambda: [0.0] * n
