"""Reading and writing files, with one sentence for whatever goes wrong."""

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from ridotto.foreign_errors import system_reason
from ridotto.play import Game, Record, Rulebook, open_game, read_record, write_record
from ridotto.play.record import play_all
from ridotto.refusal import Refusal


class BadInput(Refusal):
    """A request on the command line that cannot be carried out."""

    words = "ridotto.cli"


class SeveralRefusals(ValueError):
    """A request that cannot be carried out, for several reasons."""

    def __init__(self, reasons: Sequence[Refusal]) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


def read_bytes(path: Path) -> bytes:
    """All of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput("cannot-read", file=str(path), reason=system_reason(error)) from None


def read_text(path: Path) -> str:
    """The text in a file."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", file=str(path), byte=error.start) from None


def load_record(path: Path) -> Record:
    """The saved game in a file."""
    return read_record(read_bytes(path), str(path))


def save_path(wanted: Path | None, resumed: Path | None) -> Path:
    """Where this game will be saved; no other file is ever overwritten."""
    path = wanted or resumed or fresh_name(datetime.now())
    if path.exists() and path != resumed:
        raise BadInput("save-exists", file=str(path))
    if not path.parent.is_dir():
        raise BadInput("save-no-directory", directory=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise BadInput("save-not-writable", directory=str(path.parent))
    return path


def fresh_name(now: datetime) -> Path:
    """A file name with the date that is not taken yet."""
    first = Path(f"ridotto-{now:%Y-%m-%d-%H%M}.saved.json")
    name, number = first, 1
    while name.exists():
        number += 1
        name = Path(f"ridotto-{now:%Y-%m-%d-%H%M}-{number}.saved.json")
    return name


def save(game: Game[Rulebook], path: Path) -> Game[Rulebook]:
    """Save a game up to its last whole move; returns what was saved."""
    whole = open_game(game.header)
    play_all(whole, game.moves)  # the player may have left in the middle of a move
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_bytes(write_record(whole))
        draft.replace(path)
    except OSError as error:
        raise BadInput("cannot-save", file=str(path), reason=system_reason(error)) from None
    return whole
