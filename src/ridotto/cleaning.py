"""Cleans what people write: nothing invisible, no control characters, no piles of marks."""

import re
from typing import Final, Literal
from unicodedata import category, combining, normalize

MAX_MARKS: Final = 2
"""Maximum marks above, below or around one letter."""
MAX_SIGNS: Final = 4
"""Maximum marks on one letter with those that belong to its script, such as vowel signs."""
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction changes, surrogates, private and unassigned characters, line separators."""
_IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Characters that are not shown (Default_Ignorable_Code_Point)."""
_BLANK: Final = "\u2800\ufffc\U00016fe4\U0001d159"
"""Characters that are shown as nothing: an empty Braille cell, objects without a picture, fillers."""
_INVISIBLE: Final = re.compile(f"[{_IGNORABLE}]")
_INVISIBLE_IN_NAME: Final = re.compile(f"[{_IGNORABLE}\ufe0e\ufe0f]")
"""In a remark, a sign may say whether it is a picture or a letter."""
_LOOKS_EMPTY: Final = re.compile(rf"[\s{_BLANK}]+")


def clean_text(text: str) -> str:
    """The text on one line, without invisible characters or stacked marks."""
    return _settle(text, "NFC", _INVISIBLE)


def clean_title(text: str, most: int | None = None) -> str:
    """The same for a name, of which there is only one spelling; cut after so many characters."""
    return _settle(text, "NFKC", _INVISIBLE_IN_NAME, most)


def _settle(
    text: str, form: Literal["NFC", "NFKC"], invisible: re.Pattern[str], most: int | None = None
) -> str:
    """Clean a text until cleaning changes nothing: letters and marks may join when others are removed."""
    before = None
    while text != before:
        before = text
        shown = invisible.sub("", _LOOKS_EMPTY.sub(" ", _normal(form, text)))
        shown = "".join(c for c in shown if category(c) not in _HIDDEN)
        text = _LOOKS_EMPTY.sub(" ", _calm(shown)).strip()[:most].strip()
    return text


def _normal(form: Literal["NFC", "NFKC"], text: str) -> str:
    """The normal form; without splitting vowels of Thai and Lao, because the parts would change places."""
    return normalize(form, text).replace("\u0e4d\u0e32", "\u0e33").replace("\u0ecd\u0eb2", "\u0eb3")


def _calm(text: str) -> str:
    """The text with at most a few marks on each letter, and none before the first."""
    kept: list[str] = []
    marks, signs = MAX_MARKS, MAX_SIGNS
    for character in text:
        if category(character) in ("Mn", "Me"):
            signs += 1
            marks += bool(combining(character)) or category(character) == "Me"
        else:
            marks, signs = 0, 0
        if marks <= MAX_MARKS and signs <= MAX_SIGNS:
            kept.append(character)
    return "".join(kept)
