"""Positions as fixed-size records: the fields of an interpreted table, converted both ways without loss."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.events import Event

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Records: TypeAlias = npt.NDArray[np.void]
"""Positions side by side, one record each."""
Numbers: TypeAlias = npt.NDArray[np.int32]
Grid: TypeAlias = npt.NDArray[np.int64]
Scores: TypeAlias = npt.NDArray[np.float64]

CHANCE_WORDS: Final = 4
WORDS: Final = ("chance", "seed")
"""The fields that hold words of chance."""
BUFFER_SIZE: Final = 512
"""More events than any one move tells."""
EVENT_BUFFER: Final = np.dtype(
    [("count", np.int64), ("events", np.int32, (BUFFER_SIZE, len(Event._fields)))],
    align=True,
)
"""The events of one move."""


class Layout:
    """How a dataclass of numbers and lists lies in memory."""

    def __init__(
        self,
        table: "type[DataclassInstance]",
        sizes: Mapping[str, int],
        lengths: Callable[[Any], Mapping[str, int]] = lambda _: {},
        width: type = np.int32,
    ) -> None:
        """The dataclass; for its lists, how long they may get and how long they are in one instance."""
        self.table = table
        self.sizes = sizes
        self.lengths = lengths
        self.width = width
        self.names = tuple(field.name for field in fields(table))
        self.dtype = np.dtype([self._field(field.name, field.type) for field in fields(table)], align=True)

    def _field(self, name: str, kind: object) -> tuple[Any, ...]:
        """Words of chance have 32 bits and no sign, so they need more room than all other whole numbers."""
        width: type = np.int64 if name in WORDS else self.width
        if kind in (float, list[float]):
            width = np.float64
        return (name, width, (self.sizes[name],)) if name in self.sizes else (name, width)

    def records(self, *tables: "DataclassInstance") -> Records:
        """Instances as an array of records."""
        made = np.zeros(len(tables), self.dtype)
        for record, table in zip(made, tables, strict=True):
            for name in self.names:
                value = getattr(table, name)
                if name in self.sizes:
                    record[name][: len(value)] = value
                else:
                    record[name] = value
        return made

    def to_table(self, record: np.void) -> Any:
        """A record as an instance of the dataclass."""
        values = {name: record[name].tolist() for name in self.names}
        table = self.table(**values)
        for name, length in self.lengths(table).items():
            del getattr(table, name)[length:]
        return table


def fixed_sizes(of: "type[DataclassInstance]") -> Mapping[str, int]:
    """The lengths of all lists that a dataclass makes by default."""
    made = {each.name: each.default_factory() for each in fields(of) if each.default_factory is not MISSING}
    return {name: len(value) for name, value in made.items() if isinstance(value, list)}


def new_buffer() -> np.void:
    """An empty buffer for the events of a move."""
    made: np.void = np.zeros(1, EVENT_BUFFER)[0]
    return made


def read_buffer(buffer: np.void) -> list[Event]:
    """Take the events out of a buffer."""
    if buffer["count"] > BUFFER_SIZE:
        raise OverflowError(f"one move told {buffer['count']} events and a buffer holds {BUFFER_SIZE}")
    events = [Event(*row) for row in buffer["events"][: buffer["count"]].tolist()]
    buffer["count"] = 0
    return events
