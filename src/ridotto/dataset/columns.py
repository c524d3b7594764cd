"""The columns of a data set, with what they mean: the one source for files, cards and docs."""

from typing import TYPE_CHECKING, Final, NamedTuple

import polars as pl

from ridotto.events import Event

if TYPE_CHECKING:
    from ridotto.simulation.compile.records import Numbers

FORMAT: Final = 1
"""The version of this schema."""
CERTAIN: Final = 65_535
"""Probabilities are stored as whole numbers; this one stands for 1."""


class DataColumn(NamedTuple):
    """One column, or one field of a struct."""

    name: str
    type: pl.DataType
    about: str


EVENT: Final = (
    DataColumn("kind", pl.UInt8(), "what happened, by number (the kinds are listed below)"),
    DataColumn("who", pl.UInt8(), "the player who did it"),
    DataColumn("a", pl.Int16(), "by kind: a place, a seat or another fact"),
    DataColumn("b", pl.Int16(), "by kind: a second one"),
    DataColumn("n", pl.Int32(), "by kind: a number, a mask or a character"),
    DataColumn("secret", pl.Int16(), "what only the audience saw; -1 if there is no secret"),
    DataColumn(
        "audience", pl.UInt16(), "the players who saw the secret, as bits; bit 15 stands for spectators"
    ),
)
"""One event, as in saved games. It is stored once, with its secret: the loader redacts it for a player."""

MOVE: Final = (
    DataColumn("move", pl.UInt16(), "the number of the move, as in saved games"),
    DataColumn("player", pl.UInt8(), "whose decision it was"),
    DataColumn("told", pl.UInt32(), "how many events of the game had been told before"),
)
"""One decision. Moves may hold secrets: whoever studies what players knew reads events, not moves."""


def struct_of(fields: tuple[DataColumn, ...]) -> pl.Struct:
    """The type of a struct with these fields."""
    return pl.Struct({field.name: field.type for field in fields})


GAME: Final = (
    DataColumn("game", pl.UInt32(), "the number of the game in the data set"),
    DataColumn("header", pl.String(), "what the game started from, as JSON, without its seed"),
    DataColumn(
        "seed", pl.String(), "the seed of the cards and of all other chance of the rules, hexadecimal"
    ),
    DataColumn(
        "bots",
        pl.List(pl.String()),
        "who played, by player: the name of a bot, `person`, or `program` for somebody's own",
    ),
    DataColumn("won", pl.List(pl.Boolean()), "who won, by player; there may be several winners"),
    DataColumn("scores", pl.List(pl.Int32()), "coins or roses at the end, by player"),
    DataColumn("ending", pl.String(), "how the game ended"),
    DataColumn("turns", pl.UInt32(), "how many turns were taken"),
    DataColumn("moves", pl.List(struct_of(MOVE)), "all decisions, in order"),
    DataColumn(
        "events", pl.List(struct_of(EVENT)), "all events, in order, each once with secret and audience"
    ),
)
"""One row for each game."""

BELIEFS: Final = DataColumn(
    "beliefs",
    pl.List(pl.List(pl.UInt16())),
    "for each move, what its player believed before it: a probability for each cell, row by row, "
    f"where {CERTAIN} is 1",
)
"""Only in data sets that were made with beliefs."""


def fitted(numbers: "Numbers", column: DataColumn) -> pl.Series:
    """Numbers as a series of the column's type; raises polars' error if one does not fit."""
    return pl.Series(column.name, numbers).cast(column.type, strict=True)


assert tuple(field.name for field in EVENT) == Event._fields
