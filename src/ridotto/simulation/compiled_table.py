"""One table of the compiled body, one decision at a time: for bots that search, and to compare the bodies."""

from typing import Any, Final, cast

import numpy as np

from ridotto.chance import sow, words_of
from ridotto.events import Event
from ridotto.games.grimm import Grimm, Laid
from ridotto.games.grimm.play.rulebook import set_table as set_grimm
from ridotto.games.grimm.rules.table import Table as GrimmTable
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.play.rulebook import set_table as set_mascarade
from ridotto.games.mascarade.rules.setup import pack
from ridotto.games.mascarade.rules.table import Table as MascaradeTable
from ridotto.play.header import Header
from ridotto.seats import NOWHERE, Player
from ridotto.simulation.compile.games import rules_of
from ridotto.simulation.compile.records import (
    CHANCE_WORDS,
    NO_POWERS,
    Numbers,
    Records,
    new_log,
    pack_powers,
    read_log,
)
from ridotto.simulation.compile.twin import AnyTwin, grimm_twin, mascarade_twin
from ridotto.simulation.loops import MOST_MOVES

ONLY: Final = 0
"""The number of a table that stands alone."""


class Setting:
    """What a table starts from, as compiled code takes it."""

    def __init__(self, header: Header) -> None:
        """Check the header and set the table, without dealing."""
        header.check()
        self.first = NOWHERE if header.first is None else header.first
        self.shuffled = True
        self.powers: Numbers = NO_POWERS
        self.game = type(header)
        if isinstance(header, Mascarade):
            self.shuffled = not header.dealt
            self.powers = pack_powers(pack([card.mask().power for card in header.masks]))
            self.table: Records = mascarade_twin().layout.records(set_mascarade(header))
        else:
            grimm = cast("Any", header)
            if grimm.laid != Laid():
                raise ValueError("compiled games are dealt by chance; leave out the cards laid by hand")
            self.table = grimm_twin().layout.records(set_grimm(grimm))
        self.rules = rules_of(header)

    def eyes(self, *players: Player) -> Records:
        """The eyes of some players before the deal."""
        table = self.rules.layout.to_table(self.table[ONLY])
        return self.rules.eye.records(*(self.rules.new_eye(table, player) for player in players))


class CompiledTable:
    """A game in machine code that Python plays move by move."""

    def __init__(self, header: Header, *, told: bool = True) -> None:
        """Set the table and deal; with `told`, write down what is told."""
        self.setting = Setting(header)
        self.twin: AnyTwin = grimm_twin() if isinstance(header, Grimm) else mascarade_twin()
        self.tables = self.setting.table.copy()
        self._out = np.zeros(MOST_MOVES, np.int64)
        self.log = new_log() if told else None
        self._list_moves, self._move_one = self.twin.list_moves(), self.twin.move_one(told)
        self._open_one = self.twin.open_one(told)
        self._deal()

    def deal(self, seed: int) -> None:
        """Begin another game at the same table, dealt from this seed."""
        chance = [0] * CHANCE_WORDS
        sow(chance, *words_of(seed))
        self.tables[:] = self.setting.table
        self.tables["chance"] = chance
        if self.log is not None:
            self.log["count"] = 0
        self._deal()

    def _deal(self) -> None:
        """From whatever chance the table has."""
        setting = self.setting
        self._open_one(self.tables, ONLY, setting.powers, setting.shuffled, setting.first, self.log)

    def legal(self) -> list[int]:
        """The legal moves, in ascending order; none when the game is over."""
        count = self._list_moves(self.tables, ONLY, self._out)
        moves: list[int] = self._out[:count].tolist()
        return moves

    def play(self, move: int) -> None:
        """Make a move, which nobody checks to be legal."""
        self._move_one(self.tables, ONLY, self.setting.powers, move, self.log)

    def events(self) -> list[Event]:
        """What was told since this was last asked."""
        if self.log is None:
            raise ValueError("nobody wrote down what was told at this table; open it with told=True")
        return read_log(self.log)

    def table(self) -> MascaradeTable | GrimmTable:
        """The position as the interpreted body has it."""
        return self.twin.layout.to_table(self.tables[ONLY])
