"""The result of a search and its budget, for any process: nothing here needs Numba."""

from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from random import Random
from time import monotonic, thread_time
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move, SeenTable

Spent: TypeAlias = Callable[[int], float]
"""The part of a budget that a number of roll-outs has used up."""

A_MOMENT: Final = 0.01
"""Least number of seconds for a search."""
WAVERING: Final = 0.5
"""Factor on the standard error when moves of similar value are mixed."""
INDIFFERENT: Final = 0.003
"""Moves that differ by less in the probability of winning are about equally good."""
HABIT: Final = 2.0
"""Factor on the weight of the heuristic policy's move."""


class DecisionRandom:
    """A bot's randomness. It depends only on what was seen, so a resumed game goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.events_seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Count the events."""
        self.events_seen += len(events)

    def now(self, options: Sequence[Move]) -> Random:
        """The generator for this decision."""
        return Random(f"{self.seed} {self.events_seen} {options}")


class Budget(NamedTuple):
    """How long to search: a number of seconds, of seconds of CPU time, or else of roll-outs."""

    rollouts: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def clock(self) -> float:
        """The time by which this budget is spent."""
        return thread_time() if self.cpu_seconds else monotonic()

    def after(self, time: float) -> "Budget":
        """What is left after some time: at least a moment, if there was any."""
        return self._replace(seconds=rest(self.seconds, time), cpu_seconds=rest(self.cpu_seconds, time))

    def begin(self) -> Spent:
        """Start the clock; returns a function that says which part of the budget is used up."""
        time = self.cpu_seconds or self.seconds
        until = self.clock() + time
        if time:
            return lambda _: 1.0 - (until - self.clock()) / time
        return lambda rollouts: rollouts / max(1, self.rollouts)


def rest(time: float, spent: float) -> float:
    """What is left of a time: at least a moment, if there was any."""
    return max(time - spent, min(time, A_MOMENT))


class MoveValue(NamedTuple):
    """The value of one move."""

    move: Move
    worth: float
    """The probability of winning, plus a little for coins or roses."""
    doubt: float
    """The standard error of its distance to the best move."""
    tried: int
    """The number of worlds in which it was tried."""
    wins: float = 0.0
    """The probability of winning; shared wins count in part."""
    fortune: float = 0.0
    """The mean number of coins or roses at the end."""


class SearchResult(NamedTuple):
    """The values of all moves that were searched, the best first."""

    moves: tuple[MoveValue, ...]
    habit: Move
    """The heuristic policy's move."""
    chances: tuple[tuple[float, ...], ...] = ()
    """The probability of each mask on each place, or of each character for each player."""

    @property
    def rollouts(self) -> int:
        """The number of roll-outs."""
        return sum(each.tried for each in self.moves)

    def weights(self) -> list[float]:
        """The weight of each move: all that are about as good as the best are mixed, to be unpredictable."""
        best = max(each.worth for each in self.moves)
        return [
            (HABIT if each.move == self.habit else 1.0)
            * exp((each.worth - best) / (INDIFFERENT + WAVERING * each.doubt))
            if each.tried >= self.moves[0].tried / 2
            else 0.0
            for each in self.moves
        ]

    def choose(self, random: Random) -> Move:
        """The move to make."""
        (chosen,) = random.choices(self.moves, self.weights())
        return chosen.move


def only(move: Move) -> SearchResult:
    """The result where there is only one move."""
    return SearchResult((MoveValue(move, 0.0, 0.0, 0),), move)


class AnyMoveSearch(Protocol):
    """Searches for one player of one game."""

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what the player saw."""

    def think(
        self, view: AnyView, table: SeenTable, budget: Budget, cancelled: Callable[[], bool] = ...
    ) -> SearchResult:
        """The values of the moves, at the table as the player sees it."""

    @staticmethod
    def warm_up() -> None:
        """Compile everything before the first question."""


def load_object(name: str) -> Any:
    """The object at `module:name`."""
    module, _, inside = name.partition(":")
    return getattr(import_module(module), inside)
