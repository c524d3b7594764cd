"""Checks what people give to the functions that set up games."""

import re
from collections.abc import Callable, Sequence
from functools import cache, wraps
from inspect import formatannotation, signature
from types import NoneType, UnionType
from typing import Any, Final, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from ridotto.games.registry import games
from ridotto.refusal import BadTable

P = ParamSpec("P")
R = TypeVar("R")
CHECKED_ELSEWHERE: Final = {"players", "seed"}
"""`how_many`, `player_names` and `seed_text` say more about these."""


def check_arguments(start: Callable[P, R]) -> Callable[P, R]:
    """Decorates a function: BadTable is raised if an argument does not have its declared type."""
    named = signature(start)

    @wraps(start)
    def checked(*args: P.args, **kwargs: P.kwargs) -> R:
        for name, value in named.bind(*args, **kwargs).arguments.items():
            wanted = _hints(start)[name]
            if name not in CHECKED_ELSEWHERE and not has_type(value, wanted):
                raise _bad_argument(name, value, wanted)
        return start(*args, **kwargs)

    return checked


def has_type(value: object, wanted: Any) -> bool:
    """Whether a value has a type, with everything in it."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        return any(has_type(value, each) for each in inner)
    if origin in (Sequence, tuple):
        return (
            isinstance(value, origin)
            and not isinstance(value, (str, bytes))
            and all(has_type(each, inner[0]) for each in value)
        )
    if wanted is int and isinstance(value, bool):
        return False
    return isinstance(value, wanted or NoneType) and all(
        has_type(getattr(value, field), _hints(wanted)[field]) for field in getattr(wanted, "_fields", ())
    )


def _bad_argument(name: str, value: object, wanted: Any) -> BadTable:
    """The refusal; types of two games that have the same name are told apart by their games."""
    shown, type_text = repr(value), _text(wanted)
    if type(value).__name__ == type_text:
        shown, type_text = f"{_folder(type(value))}{shown}", f"{_folder(wanted)}{type_text}"
    return BadTable("bad-argument", argument=name, value=shown, type=type_text)


def _folder(of: type) -> str:
    """The game's folder that a type is imported from, with a dot."""
    inside = [kind.folder for kind in games().values() if of.__module__.startswith(f"{kind.folder}.")]
    return f"{inside[0]}." if inside else ""


@cache
def _hints(of: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(of)


def _text(wanted: Any) -> str:
    """A type without the modules in its name."""
    return re.sub(r"(\w+\.)+", "", formatannotation(wanted))
