"""Golden data on disk: JSON in xz, the same bytes whenever the same data are written."""

import json
import lzma
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from harness.amounts import THOROUGH

T = TypeVar("T")

DATA = Path(__file__).parent / "data"


def save(name: str, data: object) -> None:
    save_bytes(name, json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def save_bytes(name: str, data: bytes) -> None:
    (DATA / name).write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def load(name: str) -> Any:
    return json.loads(load_bytes(name))


def load_bytes(name: str) -> bytes:
    return lzma.decompress((DATA / name).read_bytes())


def sample(things: Sequence[T], every: int, first: int = 0) -> list[T]:
    """All of them if we are thorough; else some, spread evenly."""
    return list(things) if THOROUGH else list(things[first::every])
