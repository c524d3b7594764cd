"""Errors of the system and of parsers as refusals: their English becomes a name and facts."""

import errno
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ridotto.refusal import Fact, Refusal


class ForeignError(Refusal):
    """What another program says."""


# ── Files and connections ────────────────────────────────────────────────────────────────────────────

OF_SYSTEM: Final = {
    errno.ENOENT: "no-file",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "is-directory",
    errno.ENOTDIR: "not-directory",
    errno.EEXIST: "exists",
    errno.ENOSPC: "no-space",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.EIO: "disk",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "cut-off",
    errno.EPIPE: "cut-off",
    errno.ETIMEDOUT: "too-slow",
    errno.ENETUNREACH: "unreachable",
    errno.EHOSTUNREACH: "unreachable",
}
"""The errors of the system that we have words for."""


def system_reason(error: OSError) -> Refusal:
    """Why the system refuses something; in its own words, where we have none."""
    known = OF_SYSTEM.get(error.errno or 0)
    return ForeignError(f"os-{known}") if known else ForeignError("system-says", reason=words_of(error))


def words_of(error: object) -> str:
    """What an error says about itself, in one line."""
    text = " ".join(str(getattr(error, "strerror", None) or error).split()).rstrip(".")
    return text or type(error).__name__


# ── TOML ─────────────────────────────────────────────────────────────────────────────────────────────


class BadToml(NamedTuple):
    """Where a TOML text cannot be read, and why."""

    line: int | None
    """None at the end of the text."""
    reason: Refusal


_KINDS_OF_TOML: Final = (
    (re.compile(r"(?s)(?:Cannot (?:declare|overwrite|redefine|mutate)|Duplicate).*"), "same-key"),
    (re.compile(r"(?s)(?:Expected '=').*"), "no-equals"),
    (re.compile(r"(?s)(?:Expected '\]).*"), "open-table"),
    (re.compile(r"(?s)(?:Expected newline).*"), "more-on-line"),
    (re.compile(r"(?s)(?:Illegal character '\\n'|Unterminated string).*"), "open-text"),
    (re.compile(r"(?s)Expected [\"']{2}.*"), "open-text"),
    (re.compile(r"(?s)(?:(?:Illegal|Found invalid) character '(?P<character>.+)').*"), "bad-character"),
    (re.compile(r"(?s)(?:Invalid initial character|Invalid statement).*"), "bad-key"),
    (re.compile(r"(?s)(?:Invalid value).*"), "bad-value"),
    (re.compile(r"(?s)(?:Invalid date).*"), "bad-date"),
    (re.compile(r"(?s)(?:Unclosed array).*"), "open-list"),
    (re.compile(r"(?s)(?:Unclosed inline table).*"), "open-braces"),
    (re.compile(r"(?s)(?:Unescaped|Invalid hex|Escaped).*"), "bad-escape"),
    (re.compile(r"(?s)(?P<reason>.*)"), "other"),
)
"""The beginnings of what the TOML parser says."""


def toml_reason(error: ValueError) -> BadToml:
    """What the TOML parser says, and in which line."""
    found = re.fullmatch(r"(?s)(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error))
    said, line = (found[1], found[2]) if found else (str(error), None)
    return BadToml(int(line) if line else None, _first("toml", _KINDS_OF_TOML, said))


# ── JSON, and data that has another shape ────────────────────────────────────────────────────────────

_TYPES: Final = {"int", "float", "str", "bool", "array", "object", "null"}
_KINDS_OF_DATA: Final = (
    (re.compile(r"(?s)Input data was truncated"), "cut-off"),
    (re.compile(r"(?s)JSON is malformed: .*\(byte (?P<byte>\d+)\)"), "not-json"),
    (re.compile(r"(?s)Object missing required field `(?P<field>.+)`"), "missing"),
    (re.compile(r"(?s)Object contains unknown field `(?P<field>.+)`"), "unknown"),
    (re.compile(r"(?s)Invalid (?:enum )?value '?(?P<value>.*?)'?"), "no-such-value"),
    (re.compile(r"(?s)Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`"), "wrong-type"),
    (re.compile(r"(?s)Expected `(?P<wanted>[^`]+)`"), "other-type"),
    (re.compile(r"(?s)Expected `(?:int|float)` >=? (?P<least>\S+)"), "too-small"),
    (re.compile(r"(?s)Expected `(?:int|float)` <=? (?P<most>\S+)"), "too-large"),
    (re.compile(r"(?s)Expected `str` of length >= (?P<least>\d+)"), "short-text"),
    (re.compile(r"(?s)Expected `str` of length <= (?P<most>\d+)"), "long-text"),
    (re.compile(r"(?s)Expected `(?:array|object)` of length >= (?P<least>\d+)"), "short-list"),
    (re.compile(r"(?s)Expected `(?:array|object)` of length <= (?P<most>\d+)"), "long-list"),
    (re.compile(r"(?s)Expected `array` of length (?P<length>\d+)"), "other-length"),
    (re.compile(r"(?s)Expected `str` matching regex .*"), "other-form"),
    (re.compile(r"(?s)(?P<reason>.*)"), "other"),
)
"""What msgspec says."""


def data_reason(error: BaseException) -> Refusal:
    """Why some data cannot be read, and where in it the mistake is."""
    if isinstance(error.__cause__, Refusal):  # a check of our own
        return error.__cause__
    if isinstance(error, UnicodeError):
        return ForeignError("data-not-utf8")
    if isinstance(error, RecursionError):
        return ForeignError("data-too-deep")
    said, _, path = str(error).partition(" - at `$")
    reason = _first("data", _KINDS_OF_DATA, said)
    place = path.rstrip("`").removeprefix(".")
    return ForeignError("data-at", path=place, reason=reason) if place else reason


def _first(about: str, kinds: Sequence[tuple[re.Pattern[str], str]], said: str) -> Refusal:
    """The first kind of error that fits what was said."""
    for pattern, name in kinds:
        if found := pattern.fullmatch(said):
            facts: Mapping[str, Fact] = {
                fact: _type(text) if fact in ("wanted", "found") else text
                for fact, text in found.groupdict().items()
            }
            return ForeignError(f"{about}-{name}", **facts)
    raise AssertionError(said)  # the last pattern fits everything


def _type(text: str) -> Fact:
    """A type in plain words; where nothing is possible too, it is not mentioned."""
    name = text.split(" | ", maxsplit=1)[0]
    return ForeignError(f"data-type-{name}") if name in _TYPES else text
