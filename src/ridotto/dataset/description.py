"""The description of a data set: everything that its games depend on, in a file beside them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.foreign_errors import system_reason
from ridotto.refusal import Refusal

DESCRIPTION: Final = "dataset.json"
BOTS, PEOPLE = "bots", "people"


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
    games: int
    shard: int
    """How many games are in each file; the last one may have fewer."""
    sources: str = ""
    """A hash of the program and the bots: others might play differently."""
    bots: list[str] = []
    seed: str = ""
    beliefs: bool = False
    table: dict[str, Any] = {}
    """The header of every game without its seed, if all have the same."""

    def files(self) -> list[str]:
        """The names of all files of games, each by the number of its first game."""
        return [shard_name(first) for first in range(0, self.games, self.shard)]


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
