"""The blank card: a mask of your own from a few lines of TOML (M55)."""

import re
import tomllib
from typing import Final
from unicodedata import category

from ridotto.cleaning import clean_title
from ridotto.foreign_errors import toml_reason
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, BadEffect, Do, Effect, read_effect
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.printed_names import printed_names
from ridotto.lookalikes import are_alike
from ridotto.refusal import Refusal

MAX_NAME: Final = 24
MAX_COPIES: Final = 4
MAX_FILE: Final = 4096
"""Maximum length of a mask file, in characters."""
MAX_DOTS: Final = 200
"""Keys with thousands of dots would take the parser long; a mask has no such key."""
KEYS: Final = ("name", "power", "copies", "from")


class BadMask(Refusal):
    """A mask file that cannot be read, with the line and the reason."""

    words = "ridotto.games.mascarade.words"


def read_mask(text: str, where: str = "mask.toml") -> Mask:
    """The mask that a TOML text describes."""
    if not isinstance(text, str):
        raise BadMask("mask-not-text", file=where, value=repr(text))
    if len(text) > MAX_FILE:
        raise BadMask("mask-too-long", file=where, characters=len(text))
    if text.count(".") > MAX_DOTS:
        raise BadMask("mask-too-many-dots", file=where, most=MAX_DOTS)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(where, error) from None
    except RecursionError:
        raise BadMask("mask-too-deep", file=where) from None
    return _Reader(text, where, found).read()


def _bad_toml(where: str, error: tomllib.TOMLDecodeError) -> BadMask:
    """What the TOML parser says, with the line in front."""
    line, reason = toml_reason(error)
    if line is None:
        return BadMask("mask-bad-toml-end", file=where, reason=reason)
    return BadMask("mask-bad-toml", file=where, line=line, reason=reason)


def _start_of(value: object) -> str:
    """The first characters of a value, for an error; Python refuses to print huge numbers."""
    try:
        return str(value)[:20]
    except ValueError:
        return "…"


class _Reader:
    """Reads one file, and knows the line of each setting."""

    def __init__(self, text: str, where: str, found: dict[str, object]) -> None:
        self.lines = text.split("\n")
        self.where = where
        self.found = found

    def read(self) -> Mask:
        """The mask; raises the first error in it."""
        for key in self.found:
            if key not in KEYS:
                raise self.error(key, BadMask("mask-no-such-setting", setting=key, settings=", ".join(KEYS)))
        return Mask(
            self.name(),
            self.power(),
            copies=self.number("copies", least=2 if self.in_company() else 1, most=MAX_COPIES),
            least_players=self.number("from", least=1, most=13, default=2),
            own=True,
        )

    def error(self, key: str, reason: Refusal, quoted: str = "") -> BadMask:
        """The reason, with the line of the setting or of the quoted text."""
        at = self.line_of(key)
        marks = (f'"{quoted}"', f"'{quoted}'")
        below = enumerate(self.lines[at - 1 :], at)
        found = (i for i, line in below if quoted and any(mark in line for mark in marks))
        return BadMask("mask-at-line", file=self.where, line=next(found, at), reason=reason)

    def line_of(self, key: str) -> int:
        """The line on which a setting begins; the first one if it is not there."""
        setting = re.compile(rf"""\s*\[*\s*["']?{re.escape(key)}["']?\s*[].=]""")
        return next((i for i, line in enumerate(self.lines, 1) if setting.match(line)), 1)

    def name(self) -> str:
        """Its name, cleaned like people's names, which must not look like that of a printed mask."""
        name = self.found.get("name")
        if not isinstance(name, str) or not (name := clean_title(name)):
            raise self.error("name", BadMask("mask-no-name"))
        if len(name) > MAX_NAME:
            raise self.error("name", BadMask("mask-name-too-long", most=MAX_NAME, characters=len(name)))
        if not all(c.isalnum() or c in " '’-" or category(c).startswith("M") for c in name):
            raise self.error("name", BadMask("mask-name-characters"))
        if not any(c.isalnum() for c in name):
            raise self.error("name", BadMask("mask-no-name"))
        printed = (known for known in printed_names() if are_alike(known, name))
        if known := next(printed, None):
            raise self.error("name", BadMask("mask-name-printed", name=known))
        return name

    def power(self) -> tuple[Effect, ...]:
        """Its effects, in order."""
        written = self.found.get("power")
        if not isinstance(written, list) or not written:
            raise self.error("power", BadMask("mask-no-power"))
        if len(written) > MAX_EFFECTS:
            raise self.error(
                "power", BadMask("mask-too-many-effects", most=MAX_EFFECTS, effects=len(written))
            )
        return tuple(self.effect(text) for text in written)

    def effect(self, text: object) -> Effect:
        if not isinstance(text, str):
            raise self.error("power", BadMask("mask-effect-not-quoted", effect=_start_of(text)))
        try:
            return read_effect(text)
        except BadEffect as error:
            raise self.error("power", error, text) from None

    def in_company(self) -> bool:
        """Whether one card of it alone makes no sense."""
        return any(effect.verb == Do.GAIN_TOGETHER for effect in self.power())

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A setting that is a number."""
        number = self.found.get(key, least if default is None else default)
        if type(number) is not int or not least <= number <= most:
            raise self.error(
                key,
                BadMask("mask-bad-number", setting=key, least=least, most=most, number=_start_of(number)),
            )
        return number
