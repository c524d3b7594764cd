"""What is kept of the games of a batch: buffers for a listener, and results from them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import numpy as np

from ridotto.events import Event
from ridotto.seats import Player
from ridotto.simulation import listeners
from ridotto.simulation.buffers import ObservationBuffers, RecordingBuffers, StatisticsBuffers
from ridotto.simulation.compile.games import GameSource
from ridotto.simulation.compile.records import new_buffer
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.listeners import Listener
from ridotto.simulation.results import Recording, join_recordings

ROOM: Final = 1 << 16
"""Moves that the first recording of a block has room for."""

Parts: TypeAlias = Sequence[tuple[Any, int]]
"""The buffers of a listener with how many games it heard, once or several times."""


class Output(Protocol):
    """What is kept of the games of a batch besides how they ended."""

    @property
    def listener(self) -> Listener:
        """The listener that is compiled into the loop."""

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:
        """A log for some games, and the listener's own buffers; attempts count those without enough room."""

    def results(self, parts: Parts) -> Mapping[str, Any]:
        """Fields of `Results`."""


class NoOutput:
    """Nothing but how the games ended."""

    def __init__(self, *, buffered: bool = False, counted: bool = False) -> None:
        """With `buffered`, players need the events in a buffer; with `counted`, statistics are empty."""
        self.buffered, self.counted = buffered, counted
        self.listener = listeners.PLAYERS_ONLY if buffered else listeners.SILENT

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:  # noqa: ARG002
        """Nothing, or an event buffer."""
        return new_buffer() if self.buffered else None, None

    def results(self, parts: Parts) -> Mapping[str, Any]:  # noqa: ARG002
        """Nothing, or statistics of a game that has none."""
        return {"statistics": {}} if self.counted else {}


class CountedOutput:
    """Statistics."""

    def __init__(self, game: GameSource, players: int, *, buffered: bool = False) -> None:
        """With `buffered`, players need the events in a buffer."""
        self.game, self.players, self.buffered = game, players, buffered
        self.listener = listeners.counting_buffer(game) if buffered else listeners.counting(game)

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:  # noqa: ARG002
        """An empty record of statistics."""
        statistics = self.game.statistics_layout.records(self.game.statistics.record())[0]
        statistics["players"] = self.players
        leads, firsts = np.zeros((2, games), np.int32)
        return new_buffer() if self.buffered else statistics, StatisticsBuffers(statistics, leads, firsts)

    def results(self, parts: Parts) -> Mapping[str, Any]:
        """The tallies, and what is counted game by game."""
        ((kept, _),) = parts
        counts = {name: kept.statistics[name].copy() for name in self.game.statistics.names}
        return {"leads": kept.leads, "firsts": kept.firsts, "statistics": counts}


class UncountedOutput(CountedOutput):
    """Statistics that were not asked for: next to updating states they cost nothing, and one loop less has to
    be compiled."""

    def results(self, parts: Parts) -> Mapping[str, Any]:  # noqa: ARG002
        """Nothing."""
        return {}


class RecordedOutput:
    """All events and moves."""

    listener = listeners.RECORDING

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:
        """An event buffer and room for a recording, twice as much with every attempt."""
        room = ROOM << attempts
        used: Any = np.zeros(2, np.int64)
        kept = RecordingBuffers(
            np.empty((4 * room, len(Event._fields)), np.int32),
            np.empty(room, np.int32),
            used,
            np.empty((games, 2), np.int32),
        )
        return new_buffer(), kept

    def results(self, parts: Parts) -> Mapping[str, Any]:
        """The recording."""
        return {"recording": join_recordings([used_part(kept, games) for kept, games in parts if games])}


def used_part(kept: RecordingBuffers, games: int) -> Recording:
    """The part of the buffers that was filled."""
    events, moves = kept.ends[games - 1]
    return Recording(kept.events[:events].copy(), kept.moves[:moves].copy(), kept.ends[:games])


class ObservedOutput:
    """What one player knew at the end."""

    def __init__(self, setup: TableSetup, player: Player) -> None:
        self.fresh = setup.observers(player)
        self.listener = listeners.observing(setup.game)

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:  # noqa: ARG002
        """An observer, and room for its observations."""
        observers: Any = self.fresh.copy()
        width = self.fresh.dtype["facts"].shape[0]
        kept = ObservationBuffers(observers, self.fresh, np.zeros((games, width), np.int32))
        return observers[0], kept

    def results(self, parts: Parts) -> Mapping[str, Any]:
        """The observations."""
        ((kept, _),) = parts
        return {"observations": kept.observations}
