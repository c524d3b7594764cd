"""Follows a game by the rules from nothing but what one player sees, to know the table at every decision."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ridotto.events import Event
from ridotto.play.rulebook import Move, Rulebook, SeenTable
from ridotto.seats import Player

SILENT: Final = 3
"""Decisions in a row that nobody sees before something happens."""


class FollowedMove(NamedTuple):
    """A decision, as one player could follow it."""

    table: SeenTable
    """The table before it, as that player saw it; None if they could not follow the game so far."""
    who: Player
    move: Move
    """The move, or one that looks the same to that player."""
    options: int
    events: Sequence[Event]
    """What came of it, as that player saw it."""


class _Step(NamedTuple):
    before: Rulebook
    move: Move
    after: Rulebook
    told: Sequence[Event]


class FollowedGame:
    """Finds the moves that explain what one player has seen."""

    def __init__(self, viewer: Player, foretell: Callable[[Any, Sequence[Event]], None]) -> None:
        """`foretell` puts on a rulebook's table what the next events show."""
        self.viewer, self.foretell = viewer, foretell
        self.rulebook: Rulebook | None = None
        """The rules at the table as far as it is known; None while it is not."""

    def moves(self, events: Sequence[Event]) -> Iterator[FollowedMove]:
        """The decisions that led to these events; what cannot be explained comes without a table."""
        while events:
            steps = self._explain(self.rulebook, events, SILENT) if self.rulebook is not None else None
            if steps is None:
                self.rulebook = None
                yield FollowedMove(None, self.viewer, 0, 0, events)
                return
            for step in steps:
                yield self._followed(step)
                self.rulebook = step.after
                events = events[len(step.told) :]

    def _followed(self, step: _Step) -> FollowedMove:
        who = step.before.decider()
        assert who is not None
        table, options = step.before.seen_table(self.viewer), len(step.before.legal())
        return FollowedMove(table, who, step.move, options, step.told)

    def _explain(self, rules: Rulebook, events: Sequence[Event], silent: int) -> list[_Step] | None:
        """The next move that was seen, after some that were not; None if no legal move fits."""
        before = rules.copy()
        self.foretell(before, events)
        for move in before.legal():
            step = self._try(before, move)
            if list(step.told) != list(events[: len(step.told)]):
                continue
            if step.told:
                return [step]
            more = self._explain(step.after, events, silent - 1) if silent else None
            if more is not None:
                return [step, *more]
        return None

    def _try(self, before: Rulebook, move: Move) -> _Step:
        after, log = before.copy(), list[Event]()
        after.play(move, log)
        return _Step(before, move, after, [event.seen_by(self.viewer) for event in log])
