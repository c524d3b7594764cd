"""What the twins are built from: of each game its tables and its three doors, all else lies behind those."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple

from ridotto.events import Log
from ridotto.games.grimm import rules as grimm
from ridotto.games.grimm.rules.moves import legal_moves as grimm_moves
from ridotto.games.grimm.rules.rules import play as play_grimm
from ridotto.games.grimm.rules.setup import open_by_chance
from ridotto.games.grimm.rules.table import Table as GrimmTable
from ridotto.games.grimm.simulation.observation import grimm_eye, observe_grimm, watch_grimm
from ridotto.games.grimm.simulation.statistics import count_grimm
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import rules as mascarade
from ridotto.games.mascarade.rules.moves import legal_moves as mascarade_moves
from ridotto.games.mascarade.rules.rules import play as play_mascarade
from ridotto.games.mascarade.rules.setup import open_table
from ridotto.games.mascarade.rules.table import Packed
from ridotto.games.mascarade.rules.table import Table as MascaradeTable
from ridotto.games.mascarade.simulation.observation import mascarade_eye, observe_mascarade, watch_mascarade
from ridotto.games.mascarade.simulation.statistics import count_mascarade
from ridotto.play.header import Header
from ridotto.simulation.compile.records import (
    GRIMM,
    GRIMM_CENSUS,
    GRIMM_EYE,
    MASCARADE,
    MASCARADE_CENSUS,
    MASCARADE_EYE,
    AnyTable,
    Layout,
)


class Rules(NamedTuple, Generic[AnyTable]):
    """A game to be compiled."""

    name: str
    layout: Layout[AnyTable]
    package: Path
    """Where its sources are."""
    open_game: Callable[..., None]
    legal_moves: Callable[..., int]
    make_move: Callable[..., None]
    census: Layout[Any]
    """What is counted of it."""
    count_event: Callable[..., None]
    """Hears what is told, and counts."""
    eye: Layout[Any]
    """What one player has noticed of it."""
    new_eye: Callable[..., Any]
    """The eye of a player before the deal."""
    watch: Callable[..., None]
    """Hears what is told, as one player does."""
    observe: Callable[..., None]
    """Looks at what lies open on the table."""


def open_mascarade(t: MascaradeTable, powers: Packed, shuffled: bool, first: int, log: Log) -> None:  # noqa: ARG001
    """Deal, and let somebody begin."""
    open_table(t, shuffled, first, log)


def open_grimm(t: GrimmTable, powers: Packed, shuffled: bool, first: int, log: Log) -> None:  # noqa: ARG001
    """Deal, and let somebody begin; nobody has powers, and all cards are always shuffled."""
    open_by_chance(t, first, log)


def move_grimm(t: GrimmTable, powers: Packed, move: int, log: Log) -> None:  # noqa: ARG001
    """Make a legal move."""
    play_grimm(t, move, log)


MASCARADE_RULES: Final = Rules(
    "Mascarade",
    MASCARADE,
    Path(mascarade.__file__).parent,
    open_mascarade,
    mascarade_moves,
    play_mascarade,
    MASCARADE_CENSUS,
    count_mascarade,
    MASCARADE_EYE,
    mascarade_eye,
    watch_mascarade,
    observe_mascarade,
)
GRIMM_RULES: Final = Rules(
    "The Grimm Masquerade",
    GRIMM,
    Path(grimm.__file__).parent,
    open_grimm,
    grimm_moves,
    move_grimm,
    GRIMM_CENSUS,
    count_grimm,
    GRIMM_EYE,
    grimm_eye,
    watch_grimm,
    observe_grimm,
)


def rules_of(header: Header) -> Rules[Any]:
    """What the game that starts like this is compiled from."""
    return MASCARADE_RULES if isinstance(header, Mascarade) else GRIMM_RULES
