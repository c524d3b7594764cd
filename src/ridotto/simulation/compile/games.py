"""What is compiled of each game: its simulation part, the layouts of its records, and its source files."""

from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types

from ridotto.games.kind import GameKind
from ridotto.games.registry import find_game, id_of
from ridotto.play.header import Header
from ridotto.simulation.compile.records import Layout, fixed_sizes
from ridotto.simulation.part import GameObservations, GameStatistics, SimulationPart


class GameSource:
    """A game, ready to be compiled."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.title = kind.play.title
        self.part: SimulationPart = kind.simulation
        part = self.part
        self.layout = Layout(part.table, {**fixed_sizes(part.table), **part.sizes}, part.lengths)

    @property
    def statistics(self) -> GameStatistics:
        """What is counted of the game."""
        if self.part.statistics is None:
            raise ValueError(f"{self.title} has no statistics")
        return self.part.statistics

    @property
    def observations(self) -> GameObservations:
        """How the game is observed."""
        if self.part.observations is None:
            raise ValueError(f"{self.title} has no observations")
        return self.part.observations

    @cached_property
    def statistics_layout(self) -> Layout:
        """How the statistics lie in memory."""
        record = self.statistics.record
        return Layout(record, fixed_sizes(record), width=np.int64)

    @cached_property
    def observer_layout(self) -> Layout:
        """How an observer lies in memory."""
        observer = self.observations.observer
        return Layout(observer, fixed_sizes(observer))

    @cached_property
    def common_layout(self) -> Layout:
        """How what all players have noticed lies in memory."""
        common = self.observations.together.common
        return Layout(common, fixed_sizes(common))

    @cached_property
    def own_layout(self) -> Layout:
        """How what one player has noticed besides lies in memory."""
        own = self.observations.together.own
        return Layout(own, fixed_sizes(own), width=np.int16)

    @cached_property
    def kinds(self) -> dict[object, types.Type]:
        """The compiled type of each annotation in the game's functions."""
        part = self.part
        found: dict[object, types.Type] = {part.table: numba.from_dtype(self.layout.dtype)}
        if part.statistics is not None:
            found[part.statistics.record] = numba.from_dtype(self.statistics_layout.dtype)
        if part.observations is not None:
            found[part.observations.observer] = numba.from_dtype(self.observer_layout.dtype)
        if part.constants is not None:
            found[part.constants.annotation] = types.Array(types.int32, part.constants.dimensions, "C")
        return found

    @cached_property
    def files(self) -> set[Path]:
        """The sources of the rules, wherever the game is installed."""
        found = find_spec(self.kind.folder)
        folders = [Path(folder) for folder in (found and found.submodule_search_locations) or ()]
        patterns = ("*.py", "rules/**/*.py")
        return {file for folder in folders for pattern in patterns for file in folder.glob(pattern)}


@cache
def source_of(kind: GameKind) -> GameSource:
    """One for each game, so that everything is compiled once."""
    return GameSource(kind)


def source_for(header: type[Header]) -> GameSource:
    """The game that starts from headers of this type."""
    return source_of(find_game(id_of(header)))


def constants_of(header: Header) -> Any:
    """The constants of a game as interpreted rules take them; None if it has none."""
    constants = source_for(type(header)).part.constants
    return None if constants is None else constants.of(header)
