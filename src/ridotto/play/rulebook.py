"""What a game at human speed asks of the rules it is played by, whichever game it is."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from ridotto.events import Event, Log
from ridotto.seats import Player

Move: TypeAlias = int


class Question(Protocol):
    """What a viewer has to decide now."""

    @property
    def kind(self) -> str:
        """The short name of the phase."""
        ...

    @property
    def options(self) -> tuple[Move, ...]: ...


class View(Protocol):
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
    def question(self) -> Question | None: ...


AnyView: TypeAlias = Any
"""A view of whichever game is played."""


class Memory(Protocol):
    """What somebody remembers of a game."""

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
        """A move in notation; ValueError if this table has none."""
        ...

    def read(self, text: str) -> Move:
        """The move that a text means; ValueError if none."""
        ...

    def task(self) -> str:
        """What the decider has to do, in a few words."""
        ...

    def why_not(self, who: str, move: Move) -> str | None:
        """A rule that forbids a move now, in words; None if there is none in particular."""
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

    def winners(self) -> list[Player]:
        """Those who won; several share."""
        ...

    def ending(self) -> str:
        """How it ended, or not_yet."""
        ...

    def scores(self) -> list[int]:
        """Coins by seat, or roses by player."""
        ...

    def turns(self) -> int:
        """How many turns have been taken."""
        ...

    def position(self) -> str:
        """The true position on one line, in notation."""
        ...
