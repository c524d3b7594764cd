"""What a game offers to be played in OpenSpiel, besides its rules and observations."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from ridotto.games.kind import GameKind
from ridotto.play.header import Header

if TYPE_CHECKING:
    from ridotto.environments.openspiel.position import TreePosition
    from ridotto.environments.openspiel.resampling import MoveStep, SamplingPlan

Parameter: TypeAlias = int | bool | str
"""What OpenSpiel takes in the brackets after a game's name."""


@dataclass(frozen=True)
class OpenSpielPart:
    """One game for OpenSpiel: `PART` in the module `environments.openspiel` of its folder."""

    parameters: Mapping[str, Parameter]
    """Its parameters, each with its default; `players` and `max_turns` are among them."""
    header: Callable[[Mapping[str, Any]], Header]
    """What a game with these parameters starts from; raises `Refusal` if there is no such table."""
    moves: int
    """How many moves there are, in any position."""
    piles: Mapping[str, Callable[[Any], Sequence[str]]]
    """The lists of a table that are shuffled, with the names of their cards at a table like this."""
    kind_names: Mapping[int, str]
    """The name of each kind of event."""
    most_decisions: Callable[[Any], int]
    """A limit on the decisions of a game that starts from this header, by its turn limit."""
    most_draws: Callable[[Any], int]
    """The same for outcomes of chance."""
    most_outcomes: int
    """At most this many outcomes are possible at once."""
    plan: Callable[["TreePosition", "Sequence[MoveStep]", int], "SamplingPlan"]
    """How to sample what one player does not know, from a position and the steps that led to it."""


def openspiel_part(kind: GameKind) -> OpenSpielPart:
    """A game for OpenSpiel."""
    part: OpenSpielPart = import_module(f"{kind.folder}.environments.openspiel").PART
    return part
