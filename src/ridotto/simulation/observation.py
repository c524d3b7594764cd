"""What one player knows, as a row of whole numbers that is equally long at every table of a game."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np

from ridotto.games.grimm import GrimmRulebook
from ridotto.games.grimm.simulation import observation as grimm_eye
from ridotto.games.mascarade import MascaradeRulebook
from ridotto.games.mascarade.simulation import observation as mascarade_eye
from ridotto.play import Game, Rulebook
from ridotto.play.header import Header
from ridotto.seats import SPECTATOR, Player
from ridotto.simulation.compile.games import rules_of
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.compiled_table import ONLY, CompiledTable
from ridotto.simulation.loops import TOLD_TOO_MUCH

OBSERVATION_VERSION: Final = 1
"""Goes up when a number of an observation means something else or lies elsewhere."""

Fields: TypeAlias = Mapping[str, slice]
"""Where each fact lies in an observation, by name."""


def fields_at(places: type) -> Fields:
    """From where on each fact lies, and up to the next one."""
    starts = [(name.lower(), start) for name, start in vars(places).items() if name.isupper()]
    return {name: slice(start, end) for (name, start), (_, end) in pairwise(starts)}


MASCARADE_OBSERVATION: Final = fields_at(mascarade_eye.At)
GRIMM_OBSERVATION: Final = fields_at(grimm_eye.At)


class Onlooker:
    """Watches a game at human speed with the eyes of one player; SPECTATOR sees what all do."""

    def __init__(self, game: Game[Rulebook], player: Player) -> None:
        """Nothing is seen yet, not even the deal."""
        self.game = game
        self.player = player
        self.rules = rules_of(game.header)
        self.eye = self.rules.new_eye(self._table(), player)
        self.heard = 0
        """How many events the player knows."""

    def observation(self) -> Numbers:
        """What the player knows now."""
        for event in self.game.events(self.player, self.heard):
            self.rules.watch(self.eye, *event)
        self.heard = len(self.game.log)
        self.rules.observe(self._table(), self.eye)
        return np.array(self.eye.seen, np.int32)

    def _table(self) -> object:
        """A table of integers lies under every rulebook there is."""
        rulebook = self.game.rulebook
        if not isinstance(rulebook, MascaradeRulebook | GrimmRulebook):
            raise TypeError(f"nobody knows how to observe a {type(rulebook).__name__}")
        return rulebook.table


def observation_of(game: Game[Rulebook], player: Player) -> Numbers:
    """What a player knows now, from all that they saw since the deal."""
    return Onlooker(game, player).observation()


class ObservedTable:
    """A game in machine code that Python plays move by move, seen by every player."""

    def __init__(self, header: Header) -> None:
        """Set the table, and deal before everybody's eyes."""
        self.compiled = CompiledTable(header)
        self.players = len(header.players)
        self.eyes = self.compiled.setting.eyes(*range(self.players), SPECTATOR)
        self._show_page, self._observe = self.compiled.twin.show_page(), self.compiled.twin.observe_one()
        self._show()

    def legal(self) -> list[int]:
        """The legal moves, in ascending order; none when the game is over."""
        return self.compiled.legal()

    def play(self, move: int) -> None:
        """Make a move, which nobody checks to be legal."""
        self.compiled.play(move)
        self._show()

    def observation(self, player: Player) -> Numbers:
        """What a player knows now; SPECTATOR for whoever watches."""
        if player != SPECTATOR and not 0 <= player < self.players:
            raise ValueError(f"there is no player {player} at a table for {self.players}")
        which = self.players if player == SPECTATOR else player
        self._observe(self.compiled.tables, ONLY, self.eyes, which)
        seen: Numbers = self.eyes["seen"][which].copy()
        return seen

    def _show(self) -> None:
        """Everybody sees what has happened."""
        if self._show_page(self.compiled.log, self.eyes) == TOLD_TOO_MUCH:
            raise OverflowError("a move told more events than fit on a page")
