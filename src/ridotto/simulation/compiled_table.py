"""A compiled game that Python plays move by move."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ridotto.chance import sow, words_of
from ridotto.events import Event
from ridotto.play.header import Header
from ridotto.seats import NOWHERE, Player
from ridotto.simulation import loops
from ridotto.simulation.buffers import GameStart
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.records import CHANCE_WORDS, Records, new_buffer, read_buffer
from ridotto.simulation.compile.twin import Twin, twin_for

ONLY: Final = 0
"""The index of the only table."""


class TableSetup:
    """What a compiled game starts from."""

    def __init__(self, header: Header) -> None:
        """Check the header and set the table, without dealing."""
        header.check()
        self.header = header
        self.game = source_for(type(header))
        part = self.game.part
        self.start: GameStart = GameStart(
            None if part.constants is None else part.constants.pack(part.constants.of(header)),
            True if part.is_shuffled is None else part.is_shuffled(header),
            NOWHERE if header.first is None else header.first,
        )
        self.table: Records = self.game.layout.records(part.new_table(header))

    def observers(self, *players: Player) -> Records:
        """The observers of some players before the deal."""
        table = self.game.layout.to_table(self.table[ONLY])
        made = (self.game.observations.new_observer(table, player) for player in players)
        return self.game.observer_layout.records(*made)

    def together(self, players: int) -> tuple[Records, Records]:
        """What all players know before the deal, and what each of them knows besides."""
        game = self.game
        how = game.observations.together
        common = game.common_layout.records(how.new_common(game.layout.to_table(self.table[ONLY])))
        return common, game.own_layout.records(*(how.own() for _ in range(players)))

    def new_moves(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """Room for legal moves."""
        return np.zeros(self.game.part.max_legal_moves, np.int64)


def without_dispatch(entry: Any) -> Callable[..., Any]:
    """The machine code of an entry: it has one signature, so nothing has to be looked up at each call."""
    (compiled,) = entry.overloads.values()
    code: Callable[..., Any] = compiled.entry_point
    return code


class CompiledTable:
    """A compiled game that Python plays move by move."""

    def __init__(self, header: Header, *, told: bool = True) -> None:
        """Set the table and deal; with `told`, keep the events."""
        self.setup = TableSetup(header)
        self.twin: Twin = twin_for(type(header))
        self.tables = self.setup.table.copy()
        self.buffer = new_buffer() if told else None
        self._out, start, log = self.setup.new_moves(), self.setup.start, self.buffer
        self._list_moves = without_dispatch(self.twin.entry(loops.list_moves, (self.tables, self._out)))
        self._move_one = without_dispatch(
            self.twin.entry(loops.move_one, (self.tables, start.constants, ONLY, log), log=log)
        )
        self._open_one = self.twin.entry(
            loops.open_one, (self.tables, start.shuffled, start.first, log), log=log
        )
        self._deal()

    def deal(self, seed: int) -> None:
        """Begin another game at the same table, dealt from this seed."""
        chance = [0] * CHANCE_WORDS
        sow(chance, *words_of(seed))
        self.tables[:] = self.setup.table
        self.tables["chance"] = chance
        if self.buffer is not None:
            self.buffer["count"] = 0
        self._deal()

    def _deal(self) -> None:
        """Deal from the chance of the table."""
        self._open_one(self.tables, self.setup.start.shuffled, self.setup.start.first, self.buffer)

    def legal(self) -> list[int]:
        """The legal moves, in ascending order; none when the game is over."""
        count = self._list_moves(self.tables, self._out)
        moves: list[int] = self._out[:count].tolist()
        return moves

    def play(self, move: int) -> None:
        """Make a move without checking whether it is legal."""
        self._move_one(self.tables, self.setup.start.constants, move, self.buffer)

    def events(self) -> list[Event]:
        """The events since this was last called."""
        if self.buffer is None:
            raise ValueError("no events were kept at this table; open it with told=True")
        return read_buffer(self.buffer)

    def table(self) -> Any:
        """The position as an interpreted table."""
        return self.twin.layout.to_table(self.tables[ONLY])
