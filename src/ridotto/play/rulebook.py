"""What a game at human speed asks of the rules it is played by, whichever game it is."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from ridotto.events import Event, Log
from ridotto.refusal import Fact, IllegalMove
from ridotto.seats import Player

Move: TypeAlias = int


class GameQuestion(Protocol):
    """What a viewer has to decide now."""

    @property
    def kind(self) -> str:
        """The short name of the phase."""
        ...

    @property
    def options(self) -> tuple[Move, ...]: ...


class GameView(Protocol):
    """The table as one player may see it: what the views of all games have in common."""

    @property
    def viewer(self) -> Player: ...

    @property
    def turn(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def decider(self) -> Player | None: ...

    @property
    def question(self) -> GameQuestion | None: ...


AnyView: TypeAlias = Any
"""A view of whichever game is played."""


SeenTable: TypeAlias = Any
"""The table of whichever game is played, with everything blank that one player may not know."""


class Memory(Protocol):
    """What a viewer remembers of a game."""

    def copy(self) -> "Memory":
        """The same, to go on with elsewhere."""
        ...

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next, as they saw it."""
        ...


class Rulebook(Protocol):
    """One game's rules with one table to play at."""

    def copy(self) -> "Rulebook":
        """The same rules with a table of their own."""
        ...

    def decider(self) -> Player | None:
        """The player whose decision it is; None after the end."""
        ...

    def legal(self) -> list[Move]:
        """The moves the decider may make, in ascending order."""
        ...

    def play(self, move: Move, log: Log) -> None:
        """Make a legal move."""
        ...

    def text(self, move: Move) -> str:
        """A move in notation; IllegalMove if this table has none with this number."""
        ...

    def read(self, text: str) -> Move:
        """The move that a text means; IllegalMove if none."""
        ...

    def phase(self) -> str:
        """The short name of what the table waits for."""
        ...

    def why_not(self, who: str, move: Move, options: Fact) -> IllegalMove:
        """The rule that forbids a move now, or else what the decider has to do, with some of the options."""
        ...

    def memory_starts(self, log: Log) -> int:
        """The number of the first event that a person's view remembers."""
        ...

    def remember(self) -> Memory:
        """A memory with nothing in it."""
        ...

    def has_secrets_of_their_own(self) -> bool:
        """Whether players see other things even if they remember the same."""
        ...

    def view(self, viewer: Player, memory: Memory, options: list[Move]) -> AnyView:
        """The table as one player may see it who remembers this, out of `remember`."""
        ...

    def seen_table(self, player: Player) -> SeenTable:
        """A new table with everything blank that a player, or SPECTATOR, may not know.

        It is a dataclass of whole numbers and lists of them: `pickle` takes it to another process. None in a
        game whose rules have no `seen`.
        """
        ...

    def winners(self) -> list[Player]:
        """Those who won; several share."""
        ...

    def ending(self) -> str:
        """How it ended, or not_yet."""
        ...

    def scores(self) -> list[int]:
        """Points as the game counts them, by seat or by player."""
        ...

    def turns(self) -> int:
        """How many turns have been taken."""
        ...

    def position(self) -> str:
        """The true position on one line, in notation."""
        ...
