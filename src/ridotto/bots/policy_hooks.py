"""How whoever compiles the minds of a game is told about them."""

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


class SearchingMindset(NamedTuple):
    """How the minds of a game work in worlds that may be."""

    mind: "type[DataclassInstance]"
    decider: Callable[..., int]
    hide: Callable[..., None]
    notice: Callable[..., None]
    choose: Callable[..., int]
    imagine: Callable[..., None]
    share_of_win: Callable[..., float]
    fortune_of: Callable[..., float]
    chapter_of: Callable[..., int]
