"""Positions as fixed-size records: the fields of an interpreted table, converted both ways without loss."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from ridotto.events import Event
from ridotto.games.grimm.rules.table import Table as GrimmTable
from ridotto.games.grimm.simulation.observation import GrimmEye
from ridotto.games.grimm.simulation.statistics import GrimmCensus
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS
from ridotto.games.mascarade.rules.table import MAX_MASKS, Packed, place_count
from ridotto.games.mascarade.rules.table import Table as MascaradeTable
from ridotto.games.mascarade.simulation.observation import MascaradeEye
from ridotto.games.mascarade.simulation.statistics import MascaradeCensus
from ridotto.seats import MAX_PLACES, MAX_SEATS

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

AnyTable = TypeVar("AnyTable", bound="DataclassInstance")

Records: TypeAlias = npt.NDArray[np.void]
"""Positions side by side, one record each."""
Numbers: TypeAlias = npt.NDArray[np.int32]
Grid: TypeAlias = npt.NDArray[np.int64]
Scores: TypeAlias = npt.NDArray[np.float64]

CHANCE_WORDS: Final = 4
LOG_SIZE: Final = 512
"""More events than any one move tells."""
LOG: Final = np.dtype(
    [("count", np.int64), ("events", np.int32, (LOG_SIZE, len(Event._fields)))],
    align=True,
)
"""What is told during a move."""


class Layout(Generic[AnyTable]):
    """How the tables of one game lie in memory."""

    def __init__(
        self,
        table: type[AnyTable],
        sizes: Mapping[str, int],
        lengths: Callable[[AnyTable], Mapping[str, int]] = lambda _: {},
        width: type = np.int32,
    ) -> None:
        """The fields of a table; for its lists, how long they may get and how long they are at one table."""
        self.table = table
        self.sizes = sizes
        self.lengths = lengths
        self.width = width
        self.names = tuple(field.name for field in fields(table))
        self.dtype = np.dtype([self._field(field.name, field.type) for field in fields(table)], align=True)

    def _field(self, name: str, kind: object) -> tuple[Any, ...]:
        """Words of chance have 32 bits and no sign, so they need more room than all other whole numbers."""
        width: type = np.int64 if name == "chance" else self.width
        if kind in (float, list[float]):
            width = np.float64
        return (name, width, (self.sizes[name],)) if name in self.sizes else (name, width)

    def records(self, *tables: AnyTable) -> Records:
        """Interpreted tables as an array of records."""
        made = np.zeros(len(tables), self.dtype)
        for record, table in zip(made, tables, strict=True):
            for name in self.names:
                value = getattr(table, name)
                if name in self.sizes:
                    record[name][: len(value)] = value
                else:
                    record[name] = value
        return made

    def to_table(self, record: np.void) -> AnyTable:
        """A record as an interpreted table."""
        values = {name: record[name].tolist() for name in self.names}
        table = self.table(**values)
        for name, length in self.lengths(table).items():
            del getattr(table, name)[length:]
        return table


def _lengths_at_mascarade(t: MascaradeTable) -> Mapping[str, int]:
    """As many of each as there are seats and places."""
    by_seat = dict.fromkeys(("coins", "player_at", "seat_of", "hand_of", "heroes"), t.players)
    return {"cards": place_count(t), "chance": CHANCE_WORDS, **by_seat}


def sizes_of(of: "DataclassInstance") -> Mapping[str, int]:
    """As they are here and everywhere else: lists that never grow or shrink."""
    rows = {field.name: getattr(of, field.name) for field in fields(of)}
    return {name: len(row) for name, row in rows.items() if isinstance(row, list)}


MASCARADE: Final = Layout(
    MascaradeTable,
    {
        "cards": MAX_PLACES,
        "chance": CHANCE_WORDS,
        **dict.fromkeys(("coins", "player_at", "seat_of", "hand_of", "heroes"), MAX_SEATS),
    },
    _lengths_at_mascarade,
)
GRIMM: Final = Layout(GrimmTable, sizes_of(GrimmTable(2)))
MASCARADE_CENSUS: Final = Layout(MascaradeCensus, sizes_of(MascaradeCensus()), width=np.int64)
GRIMM_CENSUS: Final = Layout(GrimmCensus, sizes_of(GrimmCensus()), width=np.int64)
MASCARADE_EYE: Final = Layout(MascaradeEye, sizes_of(MascaradeEye()))
GRIMM_EYE: Final = Layout(GrimmEye, sizes_of(GrimmEye()))


def pack_powers(powers: Packed) -> Numbers:
    """The powers of a game as an array, closed by steps that do nothing."""
    packed = np.zeros((MAX_MASKS, MAX_EFFECTS + 1, 3), np.int32)
    for mask, steps in enumerate(powers):
        packed[mask, : len(steps)] = steps
    return packed


NO_POWERS: Final = pack_powers([])
"""Where masks have none, as in The Grimm Masquerade."""


def new_log() -> np.void:
    """An empty log for what is told during a move."""
    made: np.void = np.zeros(1, LOG)[0]
    return made


def read_log(log: np.void) -> list[Event]:
    """The events of a log, which is empty afterwards."""
    if log["count"] > LOG_SIZE:
        raise OverflowError(f"one move told {log['count']} events and a log holds {LOG_SIZE}")
    events = [Event(*row) for row in log["events"][: log["count"]].tolist()]
    log["count"] = 0
    return events
