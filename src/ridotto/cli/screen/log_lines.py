"""The log of a game: lines of sentences, and in which colours."""

from typing import Final, TypeAlias

from rich.padding import Padding
from rich.text import Text

from ridotto.events import HIDDEN, Event
from ridotto.seats import EVERYONE

Line: TypeAlias = Padding

SECRET: Final = "magenta"
"""The colour of what only the viewer knows."""


def indented(sentence: str, style: str = "", by: int = 2) -> Line:
    """A sentence of the log."""
    return Padding(Text(sentence, style), (0, 0, 0, by), expand=False)


def is_secret(event: Event) -> bool:
    """Whether an event tells something that not everybody knows."""
    return event.secret != HIDDEN and event.audience != EVERYONE
