"""What a game offers so that it can be reviewed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ridotto.events import Event
from ridotto.games.kind import GameKind
from ridotto.play.header import Header
from ridotto.play.part import BeliefRows
from ridotto.play.rulebook import Move
from ridotto.review.schema import Theme
from ridotto.review.trouble import NoReview
from ridotto.seats import Player
from ridotto.simulation.opponents.mixture import GameMixture


class AnyViewpoint(Protocol):
    """One player, with all that follows from what this player saw."""

    player: Player

    @property
    def exact(self) -> bool:
        """Whether every world there may be is among those kept."""
        ...

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it."""

    def start(self, table: Any) -> Any:
        """Where games are played on from, at the table as the player sees it."""

    def known(self) -> list[int]:
        """What others must know, as `imagine` takes it."""

    def worlds(self, n: int, chance: list[int]) -> Any:
        """Sampled worlds, one row each."""

    def marginals(self) -> Any:
        """The probabilities that beliefs are about, row by row and column by column."""


class StatementFacts(NamedTuple):
    """A statement that a move makes about what its player hides."""

    kind: str
    said: int
    truth: int
    is_true: bool
    row: int
    column: int
    """The cell of beliefs that says how likely it is."""
    is_denied: bool = False
    """Whether the cell says how likely the opposite is."""


class DecisionView(NamedTuple):
    """A decision as its player sees it."""

    header: Header
    viewpoint: AnyViewpoint
    seen: Any
    legal: Sequence[Move]
    state: Any
    """The policy state of the player."""


@dataclass(frozen=True)
class ReviewPart:
    """What the review asks of a game."""

    mixture: GameMixture
    viewpoint: Callable[[Any, Player, int], AnyViewpoint]
    """The viewpoint of a player before the deal, from a header and a seed."""
    true_table: Callable[[Any], Any]
    """The table of a rulebook, with nothing hidden."""
    is_open: Callable[[Any, Player], bool]
    """Whether a viewer sees enough of a table to play on from there."""
    is_quiet: Callable[[Sequence[Event]], bool]
    """Whether events show others next to nothing."""
    has_chance: Callable[[Sequence[Event]], bool]
    """Whether chance had a part in what a move caused."""
    candidates: Callable[[DecisionView], list[Move]]
    """The sensible options."""
    says: Callable[[Any, Move], tuple[int, int] | None]
    """The cell of beliefs that a move says something about, at a table; None if it says nothing."""
    is_so: Callable[[Any, int, int], bool]
    """Whether a cell is so in truth."""
    statement: Callable[[Any, Player, Move], StatementFacts | None]
    """What a move says about its player's secret, in truth."""
    contests: Callable[[str, Move], bool | None]
    """Whether a move contests, in a phase in which one can; None in others."""
    holds: Callable[[Any, Player, int], bool]
    """Whether a player has a mask or character in truth."""
    theme: Callable[[Any, Player, Sequence[Move]], Theme | None]
    """What a decision between options, the best first, is about; None if it is about something else."""
    rows: BeliefRows
    columns: Callable[[Any], list[str]]
    """The names of the masks or characters of a game."""


def review_part(kind: GameKind) -> ReviewPart:
    """What the review asks of this game; NoReview if it has no such part."""
    if not kind.has("review"):
        raise NoReview("game-without-review", game=kind.play.title)
    part: ReviewPart = kind.load("review")
    return part
