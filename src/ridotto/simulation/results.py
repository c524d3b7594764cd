"""What comes of many games."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.events import Event
from ridotto.simulation.compile.records import Numbers

Counts: TypeAlias = Mapping[str, npt.NDArray[np.int64]]
"""Tallies by name."""


class Recording(NamedTuple):
    """All events and moves of some games, one game after the other."""

    events: Numbers
    """One row for each event, with the fields of `Event`."""
    moves: Numbers
    ends: Numbers
    """For each game, where its events end and where its moves end."""

    def events_of(self, i: int) -> list[Event]:
        """The events of one of the games, with all secrets."""
        rows = self.events[self.ends[i - 1, 0] if i else 0 : self.ends[i, 0]]
        return [Event(*row) for row in rows.tolist()]

    def moves_of(self, i: int) -> list[int]:
        """The moves of one of the games."""
        made: list[int] = self.moves[self.ends[i - 1, 1] if i else 0 : self.ends[i, 1]].tolist()
        return made


class Results(NamedTuple):
    """How some games went, one row each."""

    start: int
    """The number of the first game."""
    winners: Numbers
    """The players who won, as bits."""
    endings: Numbers
    turns: Numbers
    moves: Numbers
    scores: Numbers
    """Coins or roses by player."""
    leads: Numbers | None = None
    """How often the lead changed hands, if that was counted."""
    firsts: Numbers | None = None
    """Who began, if that was counted."""
    statistics: Counts | None = None
    """The game's tallies by name, over all these games, if they were counted."""
    observations: Numbers | None = None
    """What the observed player knew at the end, if there was one."""
    recording: Recording | None = None
    """All events and moves, if they were kept."""
    seated: Numbers | None = None
    """Which of the bots sat on each seat, if they were drawn for every game."""
    deciders: Numbers | None = None
    """Whose each move of the recording was, if that was kept."""
    told: Numbers | None = None
    """How many events of its game had been told before each move of the recording, if that was kept."""


def add_counts(counts: Sequence[Counts]) -> Counts:
    """Several counts as one."""
    return {name: np.sum([each[name] for each in counts], axis=0) for name in counts[0]}


def join_recordings(parts: Sequence[Recording]) -> Recording:
    """Several recordings as one."""
    sizes = np.array([[len(part.events), len(part.moves)] for part in parts])
    before = np.cumsum(sizes, axis=0) - sizes
    return Recording(
        np.concatenate([part.events for part in parts]),
        np.concatenate([part.moves for part in parts]),
        np.concatenate([part.ends + offset for part, offset in zip(parts, before, strict=True)]),
    )


def join_results(blocks: Sequence[Results]) -> Results:
    """Several blocks as one."""
    recordings = [block.recording for block in blocks if block.recording is not None]
    counts = [block.statistics for block in blocks if block.statistics is not None]
    return Results(
        blocks[0].start,
        **{name: _column(blocks, name) for name in ("winners", "endings", "turns", "moves", "scores")},
        **{name: _column(blocks, name) for name in ("leads", "firsts", "observations")},
        **{name: _column(blocks, name) for name in ("seated", "deciders", "told")},
        statistics=add_counts(counts) if counts else None,
        recording=join_recordings(recordings) if recordings else None,
    )


def _column(blocks: Sequence[Results], name: str) -> Any:
    """One field of all blocks; None if it was not asked for."""
    columns = [getattr(block, name) for block in blocks]
    return None if columns[0] is None else np.concatenate(columns)
