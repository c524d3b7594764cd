"""The compact form of a view, in which a server sends it: the same value for everyone who sees the same.

It leaves out the viewer's number and the question, which differ between players who see the same, and what
the header of the game says once for all. `expand` makes the view again from these.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec

from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView, Memory, Move, Rulebook
from ridotto.play.table_rulebook import TableView
from ridotto.seats import Player

CompactView: TypeAlias = Any
"""The compact form of a view of whichever game is played."""
AnyQuestion: TypeAlias = Any
"""A question of whichever game is played."""

OF_THE_VIEWER: Final = ("viewer", "question")
"""The fields of a view that differ even between viewers who see the same."""


@dataclass(frozen=True)
class CompactForm:
    """How a game shortens and expands its views."""

    type: type[msgspec.Struct]
    """The struct that is sent."""
    shorten: Callable[[Any, Player, Any], CompactView]
    """What a player who remembers this sees, from the rulebook."""
    expand: Callable[[CompactView, Any, Player, AnyQuestion], AnyView]
    """The view again, from the header of the game, the viewer's number and their question, if any."""
    question: Callable[[Any, Player, Any, list[Move]], AnyQuestion]
    """What the decider has to decide, from the rulebook, their memory and their options."""


@cache
def plain_form(view: type[msgspec.Struct]) -> CompactForm:
    """The form for games that define none: the fields of the view without those of the viewer."""
    left_out = (*OF_THE_VIEWER, "players") if issubclass(view, TableView) else OF_THE_VIEWER
    hints = get_type_hints(view, include_extras=True)
    kept = [name for name in view.__struct_fields__ if name not in left_out]
    form = msgspec.defstruct(
        f"Compact{view.__name__}", [(name, hints[name]) for name in kept], module=view.__module__, frozen=True
    )

    def shorten(rulebook: Rulebook, viewer: Player, memory: Memory) -> CompactView:
        seen = rulebook.view(viewer, memory, [])
        return form(*[getattr(seen, name) for name in kept])

    def expand(compact: CompactView, header: Header, viewer: Player, question: AnyQuestion) -> AnyView:
        fields = {name: getattr(compact, name) for name in kept}
        given = {"players": tuple(header.players)} if "players" in left_out else {}
        return view(**fields, **given, viewer=viewer, question=question)

    def question(rulebook: Rulebook, viewer: Player, memory: Memory, options: list[Move]) -> AnyQuestion:
        return rulebook.view(viewer, memory, options).question

    return CompactForm(form, shorten, expand, question)


@cache
def question_type(view: type[msgspec.Struct]) -> Any:
    """The type of the question in a view, where there is one."""
    asked = get_type_hints(view, include_extras=True)["question"]
    [found] = [each for each in get_args(asked) or (asked,) if each is not NoneType]
    return found
