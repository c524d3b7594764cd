"""The description of a data set: everything that its games depend on, in a file beside them."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from ridotto.foreign_errors import system_reason
from ridotto.refusal import Refusal

DESCRIPTION: Final = "dataset.json"
BOTS, PEOPLE = "bots", "people"
SHARD: Final = re.compile(r"games-(\d{9}|[1-9]\d{9,18})\.parquet")


class BadDataset(Refusal):
    """A folder in which this data set cannot be written or read, and why."""

    words = "ridotto.dataset"


class Description(msgspec.Struct, frozen=True):
    """Everything that the games of a data set depend on."""

    dataset: int
    """The version of the schema."""
    ridotto: str
    """The release that made it."""
    game: str
    made_by: str
    """BOTS or PEOPLE."""
    games: Annotated[int, Meta(ge=0)]
    shard: Annotated[int, Meta(ge=1)]
    """How many games are in each file; the last one may have fewer."""
    sources: str = ""
    """A hash of the program and the bots: others might play differently."""
    bots: list[str] = []
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{0,24}$")] = ""
    beliefs: bool = False
    table: dict[str, Any] = {}
    """The header of every game without its seed, if all have the same."""

    def has_file(self, name: str) -> bool:
        """Whether a file of games has this name, which is the number of its first game."""
        number = SHARD.fullmatch(name)
        return number is not None and int(number[1]) in range(0, self.games, self.shard)

    def files_in(self, folder: Path) -> list[Path]:
        """The files of games that are in a folder, by the number of their first game."""
        found = [path for path in folder.iterdir() if self.has_file(path.name) and path.is_file()]
        return sorted(found, key=lambda path: (len(path.name), path.name))


DIFFERENCES: Final[Mapping[str, str]] = {
    "dataset": "format",
    "made_by": "origin",
    "game": "game",
    "seed": "seed",
    "games": "number",
    "bots": "bots",
    "table": "table",
    "beliefs": "beliefs",
    "ridotto": "release",
    "sources": "sources",
    "shard": "format",
}
"""The names of our refusals, after `dataset-of-other-`, by the field in which two descriptions differ."""


def shard_name(first: int) -> str:
    """The name of the file whose first game has this number."""
    return f"games-{first:09}.parquet"


def read_description(folder: Path) -> Description:
    """The description in a folder; BadDataset if there is none that can be read."""
    try:
        return msgspec.json.decode((folder / DESCRIPTION).read_bytes(), type=Description)
    except FileNotFoundError:
        raise BadDataset("not-a-dataset", directory=str(folder)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadDataset("dataset-damaged", file=str(folder / DESCRIPTION)) from None
    except OSError as error:
        raise unreadable(folder, error) from None


def unreadable(place: Path, error: OSError) -> BadDataset:
    """Why a file or folder cannot be read or written."""
    return BadDataset("dataset-cannot-use", file=str(place), reason=system_reason(error))


def check_same(found: Description, wanted: Description, folder: Path) -> None:
    """Raise unless a folder belongs to this data set."""
    for name, difference in DIFFERENCES.items():
        if getattr(found, name) != getattr(wanted, name):
            raise BadDataset(f"dataset-of-other-{difference}", directory=str(folder))
