"""The folder of a data set: description, shards, card. Files are written whole or not at all."""

import errno
import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

import msgspec
import polars as pl

from ridotto import __version__
from ridotto.dataset.columns import FORMAT
from ridotto.dataset.description import (
    BOTS,
    DESCRIPTION,
    BadDataset,
    Description,
    check_same,
    read_description,
    shard_name,
    unreadable,
)
from ridotto.dataset.making import DatasetRequest
from ridotto.games.registry import game_of
from ridotto.lab.contenders import find_contender, sources_digest
from ridotto.simulation.batch import BLOCK

CARD: Final = "README.md"
DRAFT: Final = ".draft-"
MOST_BYTES: Final = 3000
"""Bytes that a game takes at most on average, without beliefs."""

COMPRESSION: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 3,
    "row_group_size": BLOCK,
    "statistics": False,
}
"""Fixed, so that the same games are the same bytes everywhere."""


def description_of(request: DatasetRequest) -> Description:
    """The description of games that bots play."""
    table = msgspec.to_builtins(request.header)
    del table["seed"]  # every game has its own
    bots = [find_contender(name, request.game) for name in request.bots]
    return Description(
        FORMAT,
        __version__,
        request.game,
        BOTS,
        request.games,
        request.sizes.shard,
        sources_digest(game_of(request.header), bots),
        list(request.bots),
        f"{request.seed:x}",
        request.has_beliefs,
        table,
    )


class DatasetFolder:
    """A folder that a data set is written into, or in which it is continued."""

    def __init__(self, folder: Path, description: Description) -> None:
        """Raise BadDataset unless the folder is new, empty, or has a part of this very data set."""
        self.folder = folder
        self.description = description
        if is_begun(folder):
            check_same(read_description(folder), description, folder)
            check_own(folder, description)
            self.is_new = False
        else:
            check_new(folder)
            self.is_new = True

    def begin(self) -> None:
        """Make the folder, if it is new; remove what was left half-written."""
        if self.is_new:
            try:
                self.folder.mkdir(exist_ok=True)
            except OSError as error:
                raise unreadable(self.folder, error) from None
            text = msgspec.json.format(msgspec.json.encode(self.description)) + b"\n"
            self.write(DESCRIPTION, text)
            self.is_new = False
        for draft in self.folder.glob(f"{DRAFT}*"):
            draft.unlink(missing_ok=True)

    def path(self, shard: range) -> Path:
        """The file of a shard, by the number of its first game."""
        return self.folder / shard_name(shard.start)

    def is_whole(self, shard: range) -> bool:
        """Whether the file of a shard has all its games."""
        try:
            return int(pl.scan_parquet(self.path(shard)).select(pl.len()).collect().item()) == len(shard)
        except (OSError, pl.exceptions.PolarsError):
            return False

    def check_room(self, games: int) -> None:
        """Raise if there is not enough room on the disk for so many more games."""
        here = self.folder if self.folder.is_dir() else self.folder.absolute().parent
        free, needed = disk_usage(here).free, games * MOST_BYTES
        if free < needed:
            raise BadDataset(
                "dataset-no-room", directory=str(self.folder), needed=megabytes(needed), free=megabytes(free)
            )

    def write_shard(self, shard: range, rows: pl.DataFrame) -> int:
        """Write the file of a shard; returns its size."""
        data = parquet_of(rows)
        self.write(shard_name(shard.start), data)
        return len(data)

    def write(self, name: str, data: bytes) -> None:
        """Write a file beside its place and put it there when it is whole, and on the disk."""
        draft = self.folder / f"{DRAFT}{name}"
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.folder / name)
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise BadDataset("dataset-disk-full", directory=str(self.folder)) from None
            raise unreadable(self.folder / name, error) from None
        finally:
            draft.unlink(missing_ok=True)

    def sizes(self) -> Iterator[int]:
        """The size of each file of games."""
        for path in self.description.files_in(self.folder):
            yield path.stat().st_size


def parquet_of(rows: pl.DataFrame) -> bytes:
    """Rows as the bytes of a Parquet file: the same rows are always the same bytes."""
    file = BytesIO()
    rows.rechunk().write_parquet(file, **COMPRESSION)
    return file.getvalue()


def is_begun(folder: Path) -> bool:
    """Whether there is a description in a folder."""
    try:
        return (folder / DESCRIPTION).is_file()
    except OSError as error:
        raise unreadable(folder, error) from None


def check_own(folder: Path, description: Description) -> None:
    """Raise if anything but this data set is in its folder; hidden files may be the system's."""
    for name in (path.name for path in folder.iterdir()):
        if name not in (DESCRIPTION, CARD) and not name.startswith(".") and not description.has_file(name):
            raise BadDataset("dataset-not-empty", directory=str(folder))


def check_new(folder: Path) -> None:
    """Raise unless a data set can begin here: nothing is in the way, and it can be written."""
    try:
        if folder.exists() and not folder.is_dir():
            raise BadDataset("dataset-is-file", directory=str(folder))
        if folder.is_dir() and any(not path.name.startswith(DRAFT) for path in folder.iterdir()):
            raise BadDataset("dataset-not-empty", directory=str(folder))
        parent = folder if folder.is_dir() else folder.absolute().parent
        if not parent.is_dir():
            raise BadDataset("dataset-no-parent", directory=str(parent))
    except OSError as error:
        raise unreadable(folder, error) from None
    if not os.access(parent, os.W_OK):
        raise BadDataset("dataset-not-writable", directory=str(parent))


def megabytes(count: int) -> str:
    """A number of bytes in megabytes, rounded up."""
    return f"{-(-count // 1_000_000)} MB"
