"""What a game offers to be compiled: its table and rules and, if it has them, statistics and observations."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ridotto.simulation.players import any_move

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from _typeshed import DataclassInstance

    Numbers: TypeAlias = npt.NDArray[np.int32]
    Records: TypeAlias = npt.NDArray[np.void]

MAX_LEGAL_MOVES: Final = 320
"""Room for the legal moves of a position, unless a game asks for more."""


def no_lengths(_: Any) -> Mapping[str, int]:
    """For tables whose lists have the same length in every game."""
    return {}


def turns_of(tables: "Records") -> "Numbers":
    """The field `turn` of finished tables."""
    turns: Numbers = tables["turn"].copy()
    return turns


@dataclass(frozen=True)
class GameConstants:
    """Data that the rules take besides the table and that no move changes, such as the powers of cards."""

    annotation: object
    """The type that the rules annotate them with."""
    of: Callable[[Any], Any]
    """The constants of the game that starts from a header, as the interpreted rules take them."""
    pack: Callable[[Any], "Numbers"]
    """The same as an array, which compiled rules take."""
    dimensions: int
    """The number of dimensions of that array."""


@dataclass(frozen=True)
class GameStatistics:
    """What is counted while games are played."""

    record: "type[DataclassInstance]"
    """The tallies with all that has to be remembered to count them, as numbers and lists.

    It has also `players`, which is set before the first game, and for the current game `leads`, how often the
    lead changed, and `first`, the player who began.
    """
    count_event: Callable[..., None]
    """Takes a record and the fields of an event, its secret included."""
    tallies: "type[DataclassInstance]"
    """The base of the record with the tallies of the whole table."""
    player_tallies: "type[DataclassInstance]"
    """The class between these two, which adds tallies by player."""
    max_players: int
    """How many players a tally by player has numbers for."""

    @property
    def names(self) -> Sequence[str]:
        """All tallies."""
        return [each.name for each in fields(self.player_tallies)]

    @property
    def table_names(self) -> Sequence[str]:
        """The tallies of the whole table."""
        return [each.name for each in fields(self.tallies)]

    @property
    def player_names(self) -> Sequence[str]:
        """The tallies by player: one number for each player, or equally many."""
        return [name for name in self.names if name not in self.table_names]


@dataclass(frozen=True)
class TogetherObservations:
    """The same for all players of a table: what they have in common is kept once."""

    common: "type[DataclassInstance]"
    """What all players have noticed so far."""
    own: "type[DataclassInstance]"
    """What one player has noticed besides: numbers of 16 bits, so that a player touches little memory."""
    new_common: Callable[[Any], Any]
    """What all players know of a table before the deal."""
    hear: Callable[..., None]
    """Takes what is common, a list with each player's own, bits for those who listen, and the fields of an
    event."""
    observe: Callable[[Any, Any, Any, int, Any], None]
    """Writes a player's whole observation: (table, what is common, the player's own, player, row)."""


@dataclass(frozen=True)
class GameObservations:
    """What a player knows, as a row of numbers."""

    observer: "type[DataclassInstance]"
    """What one player has noticed so far; its list `seen` is the observation."""
    new_observer: Callable[[Any, int], Any]
    """The observer for a table before the deal and a player or SPECTATOR."""
    hear: Callable[..., None]
    """Takes an observer and the fields of an event, and must ignore secrets that are not for its player."""
    observe: Callable[[Any, Any], None]
    """Takes a table and an observer, and completes the observation with what lies open on the table."""
    together: TogetherObservations
    places: type
    """A class of constants: the index of each fact in an observation, in ascending order, and END."""
    decider: Callable[[Any], int]
    """The player whose decision it is: (table)."""
    moves: int
    """Moves are numbers below this."""

    @cached_property
    def fields(self) -> Mapping[str, slice]:
        """Where each fact lies in an observation, by name."""
        starts = [(name.lower(), start) for name, start in vars(self.places).items() if name.isupper()]
        return {name: slice(start, end) for (name, start), (_, end) in pairwise(starts)}


@dataclass(frozen=True)
class SimulationPart:
    """One game as machine code. What has a default may be left out by a simple game.

    The functions of the rules are compiled from their own code: they may use numbers, lists of numbers, and
    constants and functions of modules. Tables have `chance`, `turn`, `ending` and `winners`.
    """

    table: "type[DataclassInstance]"
    """A position: numbers and lists of numbers."""
    new_table: Callable[[Any], Any]
    """Sets a table for a header, before the deal; raises ValueError if it cannot be compiled."""
    open_table: Callable[..., None]
    """Deals and begins: (table, first player or NOWHERE, log), or (table, shuffled, first, log) in a game
    with `is_shuffled`."""
    legal_moves: Callable[..., int]
    """Writes the legal moves into a list in ascending order and returns how many: (table, list)."""
    play: Callable[..., None]
    """Makes a legal move: (table, move, log), or (table, constants, move, log) in a game with constants."""

    sizes: Mapping[str, int] = field(default_factory=dict)
    """The greatest length of each list of a table that does not have the same length in every game."""
    lengths: Callable[[Any], Mapping[str, int]] = no_lengths
    """The lengths of these lists at one table."""
    max_legal_moves: int = MAX_LEGAL_MOVES
    constants: GameConstants | None = None
    is_shuffled: Callable[[Any], bool] | None = None
    """Whether chance deals the cards in the game that starts from a header; left out where it always does."""

    turns: Callable[["Records"], "Numbers"] = turns_of
    """The number of turns taken in each of some finished games, from their tables."""
    scores: Callable[["Records"], "Numbers"] | None = None
    """A row of scores by player for each of them; left out, a win is 1 point."""
    random_policy: Callable[..., int] = any_move
    """The policy that is called random in reports."""
    statistics: GameStatistics | None = None
    observations: GameObservations | None = None
    public_names: Mapping[str, str] = field(default_factory=dict)
    """Names that `ridotto.simulation` offers for this game, each with where it is: "module:name"."""
