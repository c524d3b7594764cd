"""Loads a data set: games, moves, and events as any player saw them. It plays nothing and compiles nothing.

>>> data = load("games")                                         # doctest: +SKIP
>>> data.games().select(pl.len()).collect()                      # doctest: +SKIP
>>> data.events(seen_by=2).filter(pl.col("kind") == 8).collect() # doctest: +SKIP
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import polars as pl

from ridotto.dataset.columns import EVENT, FORMAT, MOVE
from ridotto.dataset.description import BadDataset, Description, read_description
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
        self.shards = [folder / name for name in self.description.files() if (folder / name).is_file()]
        if not self.shards:
            raise BadDataset("dataset-without-games", directory=str(folder))

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
        return frame if seen_by is None else frame.with_columns(*redacted(seen_by))

    def game(self, number: int) -> Game[Rulebook]:
        """One game, played again: to look at, to save, to go back in."""
        rows = self.games().filter(pl.col("game") == number).select("header", "seed", "moves").collect()
        if not rows.height:
            raise BadDataset("dataset-without-game", directory=str(self.folder), game=number)
        row = rows.row(0, named=True)
        game = open_game(header_from(self.description.game, row["header"], row["seed"]))
        play_all(game, (move["move"] for move in row["moves"]))
        return game


def redacted(player: Player) -> Iterator[pl.Expr]:
    """The columns `secret` and `audience` as one player saw them, like `Event.seen_by`."""
    if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player <= SPECTATOR:
        raise ValueError(f"{player!r} is not the number of a player")
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
