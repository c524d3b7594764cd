"""The six languages: messages from Fluent files, and nothing said that is not written there."""

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.refusal import Refusal

Fact: TypeAlias = str | int
"""What a message may be told: a name, or a number to count with."""


class UnknownLanguage(Refusal):
    """A language that nothing is said in."""


class NoWords(LookupError):
    """A message that is not in the file, or that was not told all it needs."""


class Language:
    """One language, with all its messages."""

    def __init__(self, code: str, *sources: str) -> None:
        """Read the messages of some Fluent texts."""
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)  # names stand in plain text, left to right
        for source in sources:
            self._read(source)

    def _read(self, source: str) -> None:
        """Learn the messages of one text, which has to be readable from end to end."""
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise NoWords(f"{self.code}.ftl cannot be read here: {(entry.content or '').strip()}")
        self._bundle.add_resource(resource)

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message with its facts filled in. NoWords rather than half a sentence."""
        if not isinstance(message, str) or not self._bundle.has_message(message):
            raise NoWords(f"{self.code}.ftl has no message {str(message)[:80]!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise NoWords(f"{self.code}.ftl: '{message}' says nothing")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise NoWords(f"{self.code}.ftl: '{message}' cannot be said: {errors[0]}")
        return str(said)

    def can_say(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def count(self, number: int) -> str:
        """A whole number that may be large, with its thousands apart."""
        return self.decimal(number, 0)

    def decimal(self, number: float, digits: int) -> str:
        """A number with this many digits after the decimal mark of the language."""
        rounded = f"{number:.{digits}f}"  # as everywhere else; Babel would round half to even
        return format_decimal(Decimal(rounded), f"#,##0.{'0' * digits}".rstrip("."), locale=self.code)

    def percent(self, share: float, digits: int) -> str:
        """A share in percent."""
        return self.say("percent", n=self.decimal(100 * share, digits))

    def join(self, names: list[str], word: str = "and") -> str:
        """`Ann, Bob and Cléa`; or, with the word `or`, `Ann, Bob or Cléa`."""
        if len(names) < 2:
            return "".join(names)
        return self.say(word, first=", ".join(names[:-1]), last=names[-1])


def language(code: str) -> Language:
    """The language with this code."""
    if code not in LANGUAGES:
        raise UnknownLanguage("no-language", language=str(code), languages=", ".join(LANGUAGES))
    return _language(code, tuple(game.words.package for game in games().values() if game.has("words")))


@cache
def _language(code: str, packages: tuple[str, ...]) -> Language:
    return Language(code, *texts(code, packages))


@cache
def start_words(code: str) -> Language:
    """What the page says before a game: the names of bots are there."""
    return Language(code, files("ridotto.words").joinpath("page", "start", f"{code}.ftl").read_text("utf-8"))


def texts(code: str, packages: Sequence[str]) -> list[str]:
    """The Fluent texts of a language: what belongs to no game, and what is said in these games."""
    own = [read_text(f"ridotto.words.{part}", code) for part in ("general", "reports", "review", "table")]
    return own + [
        text for package in packages for text in (game_text(package, code)[1], *report_text(package, code))
    ]


def game_text(package: str, code: str) -> tuple[str, str]:
    """A game's Fluent text with its language: English where the game has no words in the one asked for."""
    spoken = code if _file(package, code).is_file() else "en"
    return spoken, read_text(package, spoken)


def report_text(package: str, code: str) -> list[str]:
    """What reports of many games say about a game, if anything; English where the language has no words."""
    reports = files(package).joinpath("reports")
    found = (reports.joinpath(f"{each}.ftl") for each in (code, "en"))
    return [file.read_text("utf-8") for file in found if file.is_file()][:1]


def read_text(package: str, code: str) -> str:
    """The Fluent text of a language in a package."""
    return _file(package, code).read_text("utf-8")


def _file(package: str, code: str) -> Traversable:
    return files(package).joinpath(f"{code}.ftl")
