"""Loads a data set: games, moves, and events as any player saw them. It plays nothing and compiles nothing.

>>> data = load("games")                                         # doctest: +SKIP
>>> data.games().select(pl.len()).collect()                      # doctest: +SKIP
>>> data.events(seen_by=2).filter(pl.col("kind") == 8).collect() # doctest: +SKIP
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import polars as pl

from ridotto.dataset.columns import EVENT, FORMAT, GAME, MOVE
from ridotto.dataset.description import BadDataset, Description, read_description, unreadable
from ridotto.events import HIDDEN
from ridotto.games.registry import find_game
from ridotto.play import Game, Rulebook, open_game
from ridotto.play.header import Header
from ridotto.play.record import play_all
from ridotto.seats import NO_ONE, SPECTATOR, Player

if TYPE_CHECKING:
    import os


def load(folder: "str | os.PathLike[str]") -> "DataSet":
    """The data set in a folder; BadDataset if there is none."""
    return DataSet(Path(folder))


class DataSet:
    """A data set on disk. Frames are lazy: only what is asked for is read."""

    def __init__(self, folder: Path) -> None:
        """Read its description; BadDataset if there is none, or one of another format."""
        self.folder = folder
        self.description: Description = read_description(folder)
        if self.description.dataset != FORMAT:
            raise BadDataset("dataset-of-other-format", directory=str(folder))
        self.shards = self.description.files_in(folder)
        if not self.shards:
            raise BadDataset("dataset-without-games", directory=str(folder))
        for shard in self.shards:
            check_columns(shard)

    def games(self) -> pl.LazyFrame:
        """A row for each game."""
        return pl.scan_parquet(self.shards)

    def moves(self) -> pl.LazyFrame:
        """A row for each decision: the game, its number in the game, and the fields of `moves`."""
        return unfolded(self.games(), "moves", [field.name for field in MOVE])

    def events(self, seen_by: Player | None = None) -> pl.LazyFrame:
        """A row for each event: the game, its number in the game, and the fields of `events`.

        With `seen_by`, as this player saw them, or a spectator (SPECTATOR); without, with all secrets.
        """
        frame = unfolded(self.games(), "events", [field.name for field in EVENT])
        return frame if seen_by is None else frame.with_columns(*redacted(self._viewer(seen_by)))

    def _viewer(self, player: Player) -> Player:
        """A player of at least one game, or a spectator; BadDataset if it is nobody."""
        number = whole_number(player)
        if number == SPECTATOR or number in range(self.most_players):
            return number
        last = self.most_players - 1
        raise BadDataset(
            "dataset-without-player",
            directory=str(self.folder),
            player=repr(player),
            last=last,
            spectator=SPECTATOR,
        )

    @cached_property
    def most_players(self) -> int:
        """The number of players at the largest table."""
        return int(self.games().select(pl.col("won").list.len().max()).collect().item() or 0)

    def game(self, number: int) -> Game[Rulebook]:
        """One game, played again: to look at, to save, to go back in."""
        found = pl.col("game") == whole_number(number)
        rows = self.games().filter(found).select("header", "seed", "moves").collect()
        if not rows.height:
            raise BadDataset("dataset-without-game", directory=str(self.folder), game=repr(number))
        row = rows.row(0, named=True)
        game = open_game(header_from(self.description.game, row["header"], row["seed"]))
        play_all(game, (move["move"] for move in row["moves"]))
        return game


def check_columns(shard: Path) -> None:
    """Raise unless this is a whole file with the columns of games."""
    try:
        types = pl.read_parquet_schema(shard)
    except OSError as error:
        raise unreadable(shard, error) from None
    except pl.exceptions.PolarsError:
        raise BadDataset("dataset-damaged", file=str(shard)) from None
    if any(types.get(column.name) != column.type for column in GAME):
        raise BadDataset("dataset-damaged", file=str(shard))


def whole_number(value: Any) -> int:
    """A number of Python or NumPy; -1 for anything else."""
    if not isinstance(value, bool):
        with suppress(TypeError):
            return index(value)
    return -1


def redacted(player: Player) -> Iterator[pl.Expr]:
    """The columns `secret` and `audience` as one player saw them, like `Event.seen_by`."""
    is_seen = (pl.col("audience") & (1 << player)) != 0
    yield pl.when(is_seen).then("secret").otherwise(pl.lit(HIDDEN, pl.Int16)).alias("secret")
    yield pl.when(is_seen).then("audience").otherwise(pl.lit(NO_ONE, pl.UInt16)).alias("audience")


def unfolded(games: pl.LazyFrame, column: str, fields: list[str]) -> pl.LazyFrame:
    """A row for each struct in a list, with the game and its number in the list."""
    rows = games.select("game", column, pl.int_ranges(pl.col(column).list.len()).alias("number"))
    return rows.explode(column, "number").select("game", "number", pl.col(column).struct.field(*fields))


def header_from(game: str, text: str, seed: str) -> Header:
    """The header of a game from two columns."""
    facts: dict[str, Any] = {**msgspec.json.decode(text), "seed": seed}
    return msgspec.convert(facts, find_game(game).play.header)
