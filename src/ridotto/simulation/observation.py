"""What one player knows, as a row of whole numbers that is equally long at every table of a game."""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np

from ridotto.play import Game, Rulebook
from ridotto.play.header import Header
from ridotto.play.rulebook import SeenTable
from ridotto.seats import SPECTATOR, Player
from ridotto.simulation import listeners
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.compiled_table import CompiledTable
from ridotto.simulation.loops import TOO_MANY_EVENTS

OBSERVATION_VERSION: Final = 1
"""Goes up when a number of an observation means something else or lies elsewhere."""

Fields: TypeAlias = Mapping[str, slice]
"""Where each fact lies in an observation, by name."""


class Onlooker:
    """Observes a `Game` as one of its players, or as SPECTATOR."""

    def __init__(self, game: Game[Rulebook], player: Player) -> None:
        """Nothing is seen yet, not even the deal."""
        self.game = game
        self.player = player
        self.how = source_for(type(game.header)).observations
        self.observer = self.how.new_observer(self._table(), player)
        self.heard = 0
        """How many events the player knows."""

    def observation(self) -> Numbers:
        """What the player knows now."""
        for event in self.game.events(self.player, self.heard):
            self.how.hear(self.observer, *event)
        self.heard = len(self.game.log)
        self.how.observe(self._table(), self.observer)
        return np.array(self.observer.facts, np.int32)

    def _table(self) -> SeenTable:
        return self.game.seen_table(self.player)


def observation_of(game: Game[Rulebook], player: Player) -> Numbers:
    """What a player knows now, from all that they saw since the deal."""
    return Onlooker(game, player).observation()


class ObservedTable:
    """A compiled game that Python plays move by move, with an observer for every player and a spectator."""

    def __init__(self, header: Header) -> None:
        """Set the table and deal."""
        self.compiled = CompiledTable(header)
        self.players = len(header.players)
        self.observers = self.compiled.setup.observers(*range(self.players), SPECTATOR)
        twin, buffer = self.compiled.twin, self.compiled.buffer
        listener = listeners.observing_buffer(twin.game)
        self._show = twin.entry(listeners.show_observers, (buffer, self.observers), listener)
        self._observe = twin.entry(listeners.observe_one, (self.compiled.tables, self.observers, 0), listener)
        self._show_events()

    def legal(self) -> list[int]:
        """The legal moves, in ascending order; none when the game is over."""
        return self.compiled.legal()

    def play(self, move: int) -> None:
        """Make a move without checking whether it is legal."""
        self.compiled.play(move)
        self._show_events()

    def observation(self, player: Player) -> Numbers:
        """What a player or SPECTATOR knows now."""
        if player != SPECTATOR and not 0 <= player < self.players:
            raise ValueError(f"there is no player {player} at a table for {self.players}")
        which = self.players if player == SPECTATOR else player
        self._observe(self.compiled.tables, self.observers, which)
        facts: Numbers = self.observers["facts"][which].copy()
        return facts

    def _show_events(self) -> None:
        if self._show(self.compiled.buffer, self.observers) == TOO_MANY_EVENTS:
            raise OverflowError("a move told more events than fit into a buffer")
