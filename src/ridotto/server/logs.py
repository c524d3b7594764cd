"""Logs as lines of JSON on standard error: what went wrong and where, never what anybody holds or plays.

An exception's own words may quote anything, a token or a card, so only its kind and its place are written
down; a Trouble or an OSError speaks of the machine and may say what it has to say.
"""

import logging
import sys
from datetime import UTC, datetime
from pathlib import PurePath
from traceback import extract_tb
from typing import Final

import msgspec

from ridotto.server.store.store import Trouble

FRAMES: Final = 8
"""So many places are named, the innermost ones."""
OTHERS: Final = ("uvicorn", "websockets", "asyncio")
"""They like to quote addresses with all that stands behind the question mark, if one lets them."""


class Line(logging.Formatter):
    """One record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage().strip(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= _error(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _error(error: BaseException) -> dict[str, object]:
    """What went wrong, and where."""
    places = [
        f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in extract_tb(error.__traceback__)[-FRAMES:]
    ]
    found: dict[str, object] = {"error": type(error).__name__, "where": places}
    return {**found, "why": str(error)} if isinstance(error, (Trouble, OSError)) else found


def start_logging(level: str) -> None:
    """Have this process log to standard error, line by line, unless somebody has arranged that already."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("ridotto").setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)
