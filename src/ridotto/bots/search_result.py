"""What a bot that searches has come to think, and for how long it may: any process can read this."""

from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move, SeenTable

Spent: TypeAlias = Callable[[int], float]
"""Which part of a budget so many roll-outs have used up."""

A_MOMENT: Final = 0.01
"""Seconds in which something can be thought."""
WAVERING: Final = 0.5
"""How much of what is uncertain about two moves is left to chance."""
INDIFFERENT: Final = 0.003
"""Moves that differ by less in the chance of winning are about as good."""
HABIT: Final = 2.0
"""By how much what one would have done without thinking is likelier than any other move as good."""


class Luck:
    """A bot's chance. It depends only on what was seen so far, so a resumed game goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Count what happened."""
        self.seen += len(events)

    def now(self, options: Sequence[Move]) -> Random:
        """The luck of this decision."""
        return Random(f"{self.seed} {self.seen} {options}")


class Budget(NamedTuple):
    """For how long to think: so many seconds, or else so many games that are played on."""

    rollouts: int = 0
    seconds: float = 0.0

    def after(self, seconds: float) -> "Budget":
        """What is left of it after some time has passed: never nothing, where there was some."""
        return self._replace(seconds=max(self.seconds - seconds, min(self.seconds, A_MOMENT)))

    def begin(self) -> Spent:
        """Begin to think; what is returned says which part of the budget so many games have used up."""
        until = monotonic() + self.seconds
        if self.seconds:
            return lambda _: 1.0 - (until - monotonic()) / self.seconds
        return lambda rollouts: rollouts / max(1, self.rollouts)


class Thought(NamedTuple):
    """What one thinks of one move."""

    move: Move
    worth: float
    """How often it wins, and a little for coins or roses."""
    doubt: float
    """How uncertain it is by how much it is behind the best, as a standard error."""
    tried: int
    """In how many worlds it was tried."""
    wins: float = 0.0
    """How often it wins, shared wins in part."""
    fortune: float = 0.0
    """With how many coins or roses it ends."""


class Thoughts(NamedTuple):
    """What one thinks of all moves that seemed worth a thought, the best first."""

    moves: tuple[Thought, ...]
    habit: Move
    """What one would have done without thinking."""
    chances: tuple[tuple[float, ...], ...] = ()
    """How likely each mask lies on each place, or each character hides behind each player."""

    @property
    def rollouts(self) -> int:
        """How many games were played on."""
        return sum(thought.tried for thought in self.moves)

    def weights(self) -> list[float]:
        """How likely each is made: all that are about as good as the best, so that nobody can read it."""
        best = max(thought.worth for thought in self.moves)
        return [
            (HABIT if thought.move == self.habit else 1.0)
            * exp((thought.worth - best) / (INDIFFERENT + WAVERING * thought.doubt))
            if thought.tried >= self.moves[0].tried / 2
            else 0.0
            for thought in self.moves
        ]

    def choose(self, luck: Random) -> Move:
        """The move to make."""
        (chosen,) = luck.choices(self.moves, self.weights())
        return chosen.move


def only(move: Move) -> Thoughts:
    """What there is to think where there is one move."""
    return Thoughts((Thought(move, 0.0, 0.0, 0),), move)


class Thinker(Protocol):
    """Somebody who thinks for a player of some game."""

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what the player saw."""

    def think(
        self, view: AnyView, table: SeenTable, budget: Budget, cancelled: Callable[[], bool] = ...
    ) -> Thoughts:
        """What to do now, at a table that the player sees like this."""

    @staticmethod
    def warm_up() -> None:
        """Have everything compiled before anybody asks."""


def found(name: str) -> Any:
    """What a module calls by a name, `module:name`."""
    module, _, inside = name.partition(":")
    return getattr(import_module(module), inside)
