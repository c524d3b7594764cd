"""The folder of a training run: what it is, its last checkpoint, its network and its curve."""

import csv
import io
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np

from ridotto.bots.network import FILE as NETWORK
from ridotto.bots.network import Network
from ridotto.foreign_errors import system_reason
from ridotto.training.trouble import BadTraining

DESCRIPTION: Final = "training.json"
CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.csv"
PICTURE: Final = "curve.svg"
VERSION: Final = 1


@dataclass(frozen=True)
class RunDescription:
    """What is trained."""

    game: str
    rounds: int
    seed: int
    features: int
    """The version of what the network reads."""
    version: int = VERSION
    among: str = ""
    """For a best response: the bot on all other seats."""
    table: Mapping[str, Any] | None = None
    """For a best response: the only table at which it learns, as in records."""


class CurvePoint(NamedTuple):
    """How strong the network was after a round."""

    round: int
    share: float
    margin: float


class RunFolder:
    """A new or empty folder, or one in which the same run was begun."""

    def __init__(self, path: Path) -> None:
        """Nothing is written yet."""
        self.path = path

    def description(self) -> RunDescription | None:
        """The run that was begun here; None in a new folder."""
        if not self.path.exists() or (self.path.is_dir() and not any(self.path.iterdir())):
            return None
        file = self.path / DESCRIPTION
        if not file.is_file():
            raise BadTraining("folder-is-not-a-run", folder=str(self.path))
        try:
            found = json.loads(file.read_text("utf-8"))
            version = found["version"]
        except (ValueError, TypeError, KeyError):
            raise BadTraining("folder-is-not-a-run", folder=str(self.path)) from None
        try:
            return msgspec.convert(asdict(RunDescription(**found)), RunDescription)
        except (TypeError, msgspec.ValidationError):
            if version != VERSION:
                raise BadTraining("run-of-another-version", folder=str(self.path)) from None
            raise BadTraining("folder-is-not-a-run", folder=str(self.path)) from None

    def begin(self, description: RunDescription) -> None:
        """Make the folder, or check that the same run was begun there."""
        self.check(description)
        if self.description() is None:
            try:
                self.path.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise self.unusable(self.path, error) from None
            self._write(DESCRIPTION, json.dumps(asdict(description), indent=2).encode())

    def check(self, description: RunDescription) -> None:
        """Raise if something else is in the folder."""
        begun = self.description()
        if begun is None:
            return
        if begun.version != VERSION or begun.features != description.features:
            raise BadTraining("run-of-another-version", folder=str(self.path))
        if begun != description:
            raise BadTraining(
                "folder-has-another-run", folder=str(self.path), game=begun.game, seed=begun.seed
            )

    def load(self) -> Mapping[str, Any] | None:
        """The last checkpoint."""
        file = self.path / CHECKPOINT
        if not file.exists():
            return None
        try:
            with np.load(file, allow_pickle=False) as kept:
                return {name: kept[name] for name in kept.files}
        except (OSError, ValueError, EOFError, BadZipFile):
            raise self.broken() from None

    def broken(self) -> BadTraining:
        """What is said of a checkpoint that cannot be read."""
        return BadTraining("broken-checkpoint", folder=str(self.path), file=CHECKPOINT)

    def unusable(self, place: Path, error: OSError) -> BadTraining:
        """Why a file or folder cannot be written."""
        return BadTraining("run-cannot-use", file=str(place), reason=system_reason(error))

    def save(self, kept: Mapping[str, Any], curve: list[CurvePoint]) -> None:
        """Write a checkpoint and the curve."""
        buffer = io.BytesIO()
        np.savez(buffer, **kept)
        self._write(CHECKPOINT, buffer.getvalue())
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(CurvePoint._fields)
        table.writerows(curve)
        self._write(CURVE, text.getvalue().encode())

    def curve(self) -> list[CurvePoint]:
        """The curve so far."""
        file = self.path / CURVE
        if not file.is_file():
            return []
        try:
            rows = csv.DictReader(io.StringIO(file.read_text("utf-8")))
            return [CurvePoint(int(row["round"]), float(row["share"]), float(row["margin"])) for row in rows]
        except (KeyError, TypeError, ValueError):
            raise self.broken() from None

    def write_network(self, network: Network) -> None:
        """Write the network as a bot takes it."""
        self._write(NETWORK, network.to_bytes())

    def write_picture(self, svg: str) -> None:
        """Write the plot of the curve."""
        self._write(PICTURE, svg.encode())

    def _write(self, name: str, data: bytes) -> None:
        """Write a file whole or not at all."""
        draft = self.path / f".draft-{name}"
        try:
            draft.write_bytes(data)
            os.replace(draft, self.path / name)
        except OSError as error:
            raise self.unusable(self.path / name, error) from None
        finally:
            draft.unlink(missing_ok=True)
