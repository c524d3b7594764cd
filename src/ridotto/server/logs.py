"""Logs as lines of JSON on standard error: what went wrong and where, never a player's cards or moves.

The message of an exception may contain anything, a token or a card, so only its type and its location are
logged; a Trouble or an OSError is about the machine, so its message is logged too.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from pathlib import PurePath
from traceback import extract_tb
from typing import Final

import msgspec

from ridotto.server.store.store import Trouble

FRAMES: Final = 8
"""Maximum number of stack frames to log, the innermost ones."""
OTHERS: Final = {"uvicorn": logging.ERROR, "websockets": logging.ERROR, "asyncio": logging.WARNING}
"""Levels of libraries that would log addresses with their query strings, or a line for every bad request."""


class LogFormatter(logging.Formatter):
    """One record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": event_of(str(record.msg)) or event_of(record.getMessage()),
            "text": record.getMessage().strip(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= _error(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def event_of(message: str) -> str:
    """The name of what happened, by which lines are found: the same for every table, bot and error."""
    words = re.sub(r"%[-.\d]*\w", " ", re.split("[:;,]", message)[0])
    return "-".join(re.findall("[a-z]+", words.lower()))


def _error(error: BaseException) -> dict[str, object]:
    """The type and location of an error."""
    places = [
        f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in extract_tb(error.__traceback__)[-FRAMES:]
    ]
    found: dict[str, object] = {"error": type(error).__name__, "where": places}
    return {**found, "why": str(error)} if isinstance(error, (Trouble, OSError)) else found


def start_logging(level: str) -> None:
    """Log to standard error in this process, unless logging is already set up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("ridotto").setLevel(level.upper())
    for name, least in OTHERS.items():
        logging.getLogger(name).setLevel(least)
