"""Files that a report is written to: checked before anything is played, written whole or not at all."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from ridotto.cli.files import BadInput
from ridotto.foreign_errors import system_reason

PAGES: Final = (".html",)


def check_target(path: Path, endings: Sequence[str]) -> None:
    """Raise unless a file of this name can be written, and the end of its name says how."""
    if path.suffix.lower() not in endings:
        raise BadInput("target-ending", file=path.name, endings=" or ".join(endings))
    check_place(path)


def check_place(path: Path) -> None:
    """Raise unless there may be a file of this name."""
    if path.is_dir():
        raise BadInput("target-is-directory", file=str(path))
    if not path.parent.is_dir():
        raise BadInput("target-no-directory", directory=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise BadInput("target-not-writable", directory=str(path.parent))


def write(path: Path, how: Callable[[Path], object]) -> None:
    """Write a file beside its place and put it there when it is whole."""
    draft = path.with_name(f".draft-{path.name}")
    try:
        how(draft)
        draft.replace(path)
    except OSError as error:
        raise BadInput("cannot-write", file=str(path), reason=system_reason(error)) from None
    finally:
        draft.unlink(missing_ok=True)
