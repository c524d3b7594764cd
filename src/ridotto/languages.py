"""The languages that people are spoken to in. Nothing here needs more than Python."""

import os
import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "pl", "uk", "it", "nl", "fr")
"""The codes of the languages that everything is said in."""
ENGLISH: Final = "en"
THOUSANDS: Final[Mapping[str, str]] = {
    "en": ",", "pl": "\u00a0", "uk": "\u00a0", "it": ".", "nl": ".", "fr": "\u202f",
}  # fmt: skip
"""What stands between the thousands of a large number."""
UNITS: Final = ((3600, "h", "год"), (60, "min", "хв"), (1, "s", "с"))
"""Units of time in seconds, with their symbols in Latin and in Cyrillic letters."""
LARGE: Final = 10_000
"""Numbers from which on thousands are set apart."""


def spoken(named: str | None) -> str | None:
    """The language that a setting like `pl_PL.UTF-8` or `pl-PL` names, if it is one of ours."""
    code = re.split("[-_.@;]", (named or "").strip())[0].lower()
    return code if code in LANGUAGES else None


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system's settings name, if it is one of ours, or English."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return spoken(next(filter(None, settings), "")) or ENGLISH


def accepted_language(header: str | None) -> str | None:
    """The language that an Accept-Language header likes best among ours."""
    wishes = [_wish(wish) for wish in (header or "")[:200].split(",")]
    found = [(weight, code) for weight, code in wishes if code is not None and weight > 0]
    return max(found, key=lambda wish: wish[0])[1] if found else None


def _wish(text: str) -> tuple[float, str | None]:
    weight = re.search(r";\s*q=([01](?:\.\d{1,3})?)\s*$", text)
    return float(weight[1]) if weight else 1.0, spoken(text)


def grouped(number: int, language: str) -> str:
    """A number of things, with its thousands apart as the language does it."""
    return f"{number:,}".replace(",", THOUSANDS[language]) if abs(number) >= LARGE else str(number)


def duration(seconds: int, language: str) -> str:
    """A time that is left, in the largest unit that fits, rounded up: `30 s`, `5 min`, `24 h`."""
    size, latin, cyrillic = next((unit for unit in UNITS if seconds >= 2 * unit[0]), UNITS[-1])
    space = " " if language == ENGLISH else "\u00a0"
    return f"{grouped(-(-seconds // size), language)}{space}{cyrillic if language == 'uk' else latin}"
