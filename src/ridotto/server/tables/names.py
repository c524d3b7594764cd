"""Cleans names and remarks: no control characters, nothing invisible, no piles of marks."""

import re
from typing import Final
from unicodedata import category, combining, normalize

from ridotto.play.setup import MAX_NAME
from ridotto.server.tables.refused import BadName

MAX_MARKS: Final = 2
"""Maximum combining marks on one letter."""
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction changes, surrogates, private and unassigned characters, line separators."""


def clean_text(text: str) -> str:
    """The text on one line, without invisible characters or stacked marks."""
    visible = "".join(
        " " if c.isspace() else c for c in normalize("NFC", text) if c.isspace() or not _is_hidden(c)
    )
    return re.sub(r"\s+", " ", _calm(visible)).strip()


def _is_hidden(character: str) -> bool:
    return category(character) in _HIDDEN


def _calm(text: str) -> str:
    """The text with at most a few combining marks on each letter."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if combining(character) else 0
        if marks <= MAX_MARKS:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name as everybody may see it."""
    cleaned = clean_text(name)[:MAX_NAME].strip()
    if not cleaned or not cleaned.isprintable():
        raise BadName("bad-name", most=MAX_NAME)
    return cleaned
