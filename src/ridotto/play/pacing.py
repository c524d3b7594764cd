"""How long events are shown: data with one source, from which page and server compute the same times."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ridotto.events import Event

Milliseconds: TypeAlias = int

LONG_ENOUGH: Final[Milliseconds] = 800
"""What matters is shown for at least this long, however much a page hurries: announcements, claims, revealed
cards, payments. The page takes every event for one that matters if its time is not shorter. Others may begin
beside it meanwhile (`steps`)."""
USUAL_TIME: Final[Milliseconds] = 700
"""How long an event is shown of which nothing is known."""


@dataclass(frozen=True)
class Pacing:
    """How long each kind of event of a game is shown, in milliseconds at the usual speed."""

    times: Mapping[int, Milliseconds] = field(default_factory=dict)
    """By kind of event."""
    usual: Milliseconds = USUAL_TIME
    """For all other kinds."""
    last: Mapping[int, Milliseconds] = field(default_factory=dict)
    """For the last of several events of one kind in a row, instead; a page does not hurry these kinds."""
    breath: Mapping[int, Milliseconds] = field(default_factory=dict)
    """More time for an event before one of this kind, if it is of another kind itself."""
    steps: Mapping[int, Milliseconds] = field(default_factory=dict)
    """For kinds that are shown side by side: how soon the next one begins, while this one stays in sight."""

    def time_of(self, kind: int, next: int | None = None) -> Milliseconds:
        """How long after an event the next one begins, or how long the last one is shown."""
        if next != kind and kind in self.last:
            return self.last[kind]
        time = self.times.get(kind, self.usual)
        if kind in self.steps and next in self.steps:
            return min(time, self.steps[kind])
        return time if next is None or next == kind else time + self.breath.get(next, 0)

    def time_since(self, events: Sequence[Event], since: int, most: Milliseconds) -> Milliseconds:
        """How long all events from this number on are shown, and `most` at most."""
        total, next = 0, None
        for number in range(len(events) - 1, since - 1, -1):
            kind = events[number].kind
            total += self.time_of(kind, next)
            if total >= most:
                return most
            next = kind
        return total
